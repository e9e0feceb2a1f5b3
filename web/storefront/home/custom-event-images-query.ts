import { listMediaFiles } from '#contract/media/endpoints';
import { pageTags } from '#contract/media/page-tags';
import { query } from '../../data/query';

/** In the order of the cards on the home page. */
export const customEventImageTags = ['category-boards', 'category-grazing', 'category-special'];

export const customEventImagesQuery = query(listMediaFiles, {
  query: { filter_tags: pageTags.category, limit: 3 },
});
