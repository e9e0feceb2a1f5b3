import { listMediaFiles } from '#contract/media/endpoints';
import { pictureOf } from '#contract/media/rules';
import type { Picture } from '#contract/media/schema';
import { useEndpoint } from '../../data/use-endpoint';
import type { Recipe } from './recipe';
import { recipePicturesQuery } from './recipe-pictures';

/** Finds the image of a recipe in the library; undefined while it loads, or when there is none. */
export function useRecipePicture(): (recipe: Recipe) => Picture | undefined {
  const { data } = useEndpoint(listMediaFiles, recipePicturesQuery);
  return ({ pictureTag }) => {
    const file = data?.files.find(({ tags }) => tags.includes(pictureTag));
    return file && pictureOf(file);
  };
}
