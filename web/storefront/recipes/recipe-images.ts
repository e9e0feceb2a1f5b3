import { pageTags } from '#contract/media/page-tags';
import { taggedImagesQuery } from '../../data/tagged-images-query';

/** Every image of the page has `all`; each other tag selects one image. */
export const recipeImageTags = {
  all: pageTags.recipe,
  classic: 'recipe-classic',
  mediterranean: 'recipe-mediterranean',
};

export const recipeImagesQuery = taggedImagesQuery(recipeImageTags.all);
