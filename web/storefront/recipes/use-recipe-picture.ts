import { pictureOf } from '#contract/media/rules';
import type { Picture } from '#contract/media/schema';
import { useQuery } from '../../data/use-query';
import type { Recipe } from './recipe';
import { recipePicturesQuery } from './recipe-pictures';

/** Finds the image of a recipe in the library; undefined while it loads, or when there is none. */
export function useRecipePicture(): (recipe: Recipe) => Picture | undefined {
  const { data } = useQuery(recipePicturesQuery);
  return ({ pictureTag }) => {
    const file = data?.files.find(({ tags }) => tags.includes(pictureTag));
    return file && pictureOf(file);
  };
}
