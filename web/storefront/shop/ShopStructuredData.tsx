import { useLingui } from '@lingui/react/macro';
import { findCategory } from '#contract/category';
import type { PageProps } from '../../app/page';
import { paths } from '../../app/paths';
import { useLanguage } from '../../i18n/use-language';
import { BreadcrumbData } from '../../seo/BreadcrumbData';

export function ShopStructuredData({ address: { search } }: PageProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const category = findCategory(search.get('category') ?? '');
  return (
    <BreadcrumbData
      trail={[
        { name: t`Home`, path: paths.home() },
        { name: t`Shop`, path: paths.shop() },
        ...(category
          ? [{ name: category.name[language], path: paths.shop({ category: category.slug }) }]
          : []),
      ]}
    />
  );
}
