import { listMediaFiles } from '#contract/media/endpoints';
import { pageTags } from '#contract/media/page-tags';
import { query } from '../../data/query';

/** Every image of the page has `all`; each other tag selects one image. */
export const recipeImageTags = {
  all: pageTags.recipe,
  classic: 'recipe-classic',
  mediterranean: 'recipe-mediterranean',
};

export const recipeImagesQuery = query(listMediaFiles, {
  query: { filter_tags: recipeImageTags.all },
});
