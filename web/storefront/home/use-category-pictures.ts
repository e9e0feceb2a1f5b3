import { pictureOf } from '#contract/media/rules';
import type { Picture } from '#contract/media/schema';
import { useQuery } from '../../data/use-query';
import { categoryPicturesQuery, categoryPictureTags } from './category-pictures';

/** The pictures of the three categories, in their order. */
export function useCategoryPictures(): (Picture | undefined)[] {
  const { data } = useQuery(categoryPicturesQuery);
  return categoryPictureTags.map((tag) => {
    const file = data?.files.find(({ tags }) => tags.includes(tag));
    return file && pictureOf(file);
  });
}
