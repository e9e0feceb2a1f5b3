import { pictureOf } from '#contract/media/rules';
import type { Picture } from '#contract/media/schema';
import { useQuery } from '../../data/use-query';
import { aboutPicturesQuery } from './about-pictures';

/** Null if there is no image with that tag, undefined while loading. */
export function useAboutPicture(tag: string): Picture | null | undefined {
  const { data, error } = useQuery(aboutPicturesQuery);
  const file = data?.files.find(({ tags }) => tags.includes(tag));
  if (file) return pictureOf(file);
  return data || error ? null : undefined;
}
