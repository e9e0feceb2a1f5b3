import { toImageAsset } from '#contract/media/rules';
import type { ImageAsset } from '#contract/media/schema';
import { useQuery } from '../../data/use-query';
import { customEventImagesQuery, customEventImageTags } from './custom-event-images-query';

export function useCustomEventImages(): (ImageAsset | undefined)[] {
  const { data } = useQuery(customEventImagesQuery);
  return customEventImageTags.map((tag) => {
    const file = data?.files.find(({ tags }) => tags.includes(tag));
    return file && toImageAsset(file);
  });
}
