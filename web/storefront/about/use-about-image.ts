import { toImageAsset } from '#contract/media/rules';
import type { ImageAsset } from '#contract/media/schema';
import { useQuery } from '../../data/use-query';
import { aboutImagesQuery } from './about-images';

/** Null if there is no image with that tag, undefined while loading. */
export function useAboutImage(tag: string): ImageAsset | null | undefined {
  const { data, error } = useQuery(aboutImagesQuery);
  const file = data?.files.find(({ tags }) => tags.includes(tag));
  if (file) return toImageAsset(file);
  return data || error ? null : undefined;
}
