import { pictureOf } from '#contract/media/rules';
import type { Picture } from '#contract/media/schema';
import { useQuery } from '../../data/use-query';
import type { Recipe } from './recipe';
import { recipePicturesQuery } from './recipe-pictures';

/** Undefined while loading, or if there is none. */
export function useRecipePicture(): (recipe: Recipe) => Picture | undefined {
  const { data } = useQuery(recipePicturesQuery);
  return ({ pictureTag }) => {
    const file = data?.files.find(({ tags }) => tags.includes(pictureTag));
    return file && pictureOf(file);
  };
}
