import type { ImageAsset } from '#contract/media/schema';
import { findTaggedImage } from '../../data/tagged-images-query';
import { useQuery } from '../../data/use-query';
import { aboutImagesQuery } from './about-images';

/** Null if there is no image with that tag, undefined while loading. */
export function useAboutImage(tag: string): ImageAsset | null | undefined {
  const { data, error } = useQuery(aboutImagesQuery);
  return findTaggedImage(data ?? (error ? [] : undefined), tag);
}
