import { listMediaFiles } from '#contract/media/endpoints';
import { pageTags } from '#contract/media/page-tags';
import { query } from '../../data/query';

/** The picture beside the form: a board getting its last touch. */
export const contactPictureQuery = query(listMediaFiles, {
  query: { filter_tags: pageTags.contact, limit: 1 },
});
