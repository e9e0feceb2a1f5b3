import { listMediaFiles } from '#contract/media/endpoints';
import { pageTags } from '#contract/media/page-tags';
import { query } from '../../data/query';

/** Tags of the pictures on the page: one for all of them, and one for each recipe. */
export const recipePictureTags = {
  all: pageTags.recipe,
  classic: 'recipe-classic',
  mediterranean: 'recipe-mediterranean',
};

export const recipePicturesQuery = query(listMediaFiles, {
  query: { filter_tags: recipePictureTags.all },
});
