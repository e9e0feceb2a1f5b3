import { listMediaFiles } from '#contract/media/endpoints';
import { pageTags } from '#contract/media/page-tags';
import { query } from '../../data/query';

export const contactImageQuery = query(listMediaFiles, {
  query: { filter_tags: pageTags.contact, limit: 1 },
});
