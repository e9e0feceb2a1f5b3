import { listMediaFiles } from '#contract/media/endpoints';
import { pageTags } from '#contract/media/page-tags';
import { query } from '../../data/query';

/** Tags of the pictures that stand for the categories, in the order the home page shows them. */
export const categoryPictureTags = ['category-boards', 'category-grazing', 'category-special'];

export const categoryPicturesQuery = query(listMediaFiles, {
  query: { filter_tags: pageTags.category, limit: 3 },
});
