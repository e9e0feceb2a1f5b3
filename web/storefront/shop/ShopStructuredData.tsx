import { useLingui } from '@lingui/react/macro';
import { findCategory } from '#contract/category';
import { useLanguage } from '../../i18n/use-language';
import type { PageProps } from '../../routing/define-page';
import { paths } from '../../routing/paths';
import { BreadcrumbData } from '../../seo/BreadcrumbData';

export function ShopStructuredData({ url: { search } }: PageProps) {
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
