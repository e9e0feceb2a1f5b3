import { Trans, useLingui } from '@lingui/react/macro';
import { findCategory } from '#contract/category';
import { listProducts, type Product } from '#contract/product';
import { productsInCategory, shopPage, shopPageSize } from '#contract/shop-list';
import type { PageProps } from '../../app/page';
import { useEndpoint } from '../../data/use-endpoint';
import { useLanguage } from '../../i18n/use-language';
import { Notice } from '../../ui/notice/Notice';
import { ProductGrid } from '../catalogue/ProductGrid';
import { ProductGridSkeleton } from '../catalogue/ProductGridSkeleton';
import { CategoryFilter } from './CategoryFilter';
import { NoProducts } from './NoProducts';
import { Pagination } from './Pagination';
import { ShopHead } from './ShopHead';
import * as styles from './ShopPage.css';

export function ShopPage({ address: { search } }: PageProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data, error } = useEndpoint(listProducts, {});
  const wanted = search.get('category') ?? '';
  const category = findCategory(wanted);
  const page = search.get('page');
  return (
    <div className={styles.page}>
      <ShopHead category={category} products={data ?? []} page={page} />
      <h1 className={styles.title}>{category ? category.name[language] : t`Shop`}</h1>
      <CategoryFilter selected={wanted === '' ? 'all' : category?.slug} />
      {error && (
        <Notice>
          <Trans>Error loading products. Please try again later.</Trans>
        </Notice>
      )}
      {!error && !data && <ProductGridSkeleton count={shopPageSize} />}
      {data && (
        <ProductList
          products={productsInCategory(data, wanted)}
          page={page}
          category={category?.slug}
        />
      )}
    </div>
  );
}

interface ProductListProps {
  readonly products: readonly Product[];
  readonly page: string | null;
  readonly category: string | undefined;
}

function ProductList({ products, page: wantedPage, category }: ProductListProps) {
  if (products.length === 0) return <NoProducts />;
  const { first, last, total, page, pageCount, products: shown } = shopPage(products, wantedPage);
  return (
    <>
      <p className={styles.count} role="status">
        <Trans>
          Showing {first}-{last} of {total} products
        </Trans>
      </p>
      <ProductGrid products={shown} leading />
      <Pagination page={page} pageCount={pageCount} category={category} />
    </>
  );
}
