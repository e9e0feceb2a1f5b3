import { listMediaFiles } from '#contract/media/endpoints';
import { pageTags } from '#contract/media/page-tags';
import { query } from '../../data/query';

/** `all` is on every image of the page, the others select one each. */
export const recipeImageTags = {
  all: pageTags.recipe,
  classic: 'recipe-classic',
  mediterranean: 'recipe-mediterranean',
};

export const recipeImagesQuery = query(listMediaFiles, {
  query: { filter_tags: recipeImageTags.all },
});
