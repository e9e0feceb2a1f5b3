import { type CategorySlug, categories } from '#contract/category';
import { useLanguage } from '../../i18n/use-language';

export function CategoryName({ slug }: { readonly slug: CategorySlug }) {
  const language = useLanguage();
  return categories.find((category) => category.slug === slug)?.name[language];
}
