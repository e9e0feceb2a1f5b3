import { useLingui } from '@lingui/react/macro';
import type { categories } from '#contract/category';
import type { CatalogPage } from '#contract/products/catalog-page';
import { paths } from '../../routing/paths';
import { PageHead } from '../../seo/PageHead';
import { categoryMetadata } from './category-metadata';

interface ShopHeadProps {
  /** '' if there is no search. */
  readonly searched: string;
  readonly category: (typeof categories)[number] | undefined;
  /** By anything but a category that exists. */
  readonly isFiltered: boolean;
  readonly listing: CatalogPage | undefined;
}

export function ShopHead({ searched, category, isFiltered, listing }: ShopHeadProps) {
  const { t } = useLingui();
  const page = listing?.page ?? 1;
  const metadata = category && categoryMetadata[category.slug];
  const listTitle = metadata
    ? t(metadata.title)
    : t`Charcuterie boards, tables & gifts in Highland Park, LA`;
  const title = searched === '' ? listTitle : t`Search: “${searched}”`;
  const description = metadata
    ? t(metadata.description)
    : t`Charcuterie boards, grazing tables, special events and gift boxes, made to order by mother and daughter in Highland Park, Los Angeles.`;
  const url = paths.shop({ ...(category && { category: category.slug }), page });
  return (
    <PageHead
      title={page > 1 ? t`${title}, page ${page}` : title}
      description={page > 1 ? t`Page ${page}. ${description}` : description}
      ogImage={listing?.products[0]?.image ?? undefined}
      query={url.slice(paths.shop().length)}
      // Search engines index the categories: there are too many combinations of filters.
      noIndex={searched !== '' || isFiltered}
    />
  );
}
