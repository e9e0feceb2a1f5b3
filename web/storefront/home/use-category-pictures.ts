import { pictureOf } from '#contract/media/rules';
import type { Picture } from '#contract/media/schema';
import { useQuery } from '../../data/use-query';
import { categoryPicturesQuery, categoryPictureTags } from './category-pictures';

export function useCategoryPictures(): (Picture | undefined)[] {
  const { data } = useQuery(categoryPicturesQuery);
  return categoryPictureTags.map((tag) => {
    const file = data?.files.find(({ tags }) => tags.includes(tag));
    return file && pictureOf(file);
  });
}
