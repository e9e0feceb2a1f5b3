import { pageTags } from '#contract/media/page-tags';

/** Tags of the pictures on the page: one for all of them, and one for each recipe. */
export const recipePictureTags = {
  all: pageTags.recipe,
  classic: 'recipe-classic',
  mediterranean: 'recipe-mediterranean',
};

export const recipePicturesQuery = { query: { filter_tags: recipePictureTags.all } };
