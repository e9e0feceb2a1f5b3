import type { ImageAsset } from '#contract/media/schema';
import { findTaggedImage } from '../../data/tagged-images-query';
import { useQuery } from '../../data/use-query';
import type { Recipe } from './recipe';
import { recipeImagesQuery } from './recipe-images';

/** Undefined while loading, or if there is none. */
export function useRecipeImages(): (recipe: Recipe) => ImageAsset | undefined {
  const { data } = useQuery(recipeImagesQuery);
  return ({ imageTag }) => findTaggedImage(data, imageTag) ?? undefined;
}
