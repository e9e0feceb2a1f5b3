import { toImageAsset } from '#contract/media/rules';
import type { ImageAsset } from '#contract/media/schema';
import { useQuery } from '../../data/use-query';
import { categoryImagesQuery, categoryImageTags } from './category-images-query';

export function useCategoryImages(): (ImageAsset | undefined)[] {
  const { data } = useQuery(categoryImagesQuery);
  return categoryImageTags.map((tag) => {
    const file = data?.files.find(({ tags }) => tags.includes(tag));
    return file && toImageAsset(file);
  });
}
