import { Trans, useLingui } from '@lingui/react/macro';
import { findCategory } from '#contract/category';
import { listProducts } from '#contract/product';
import { type ShopPage as Listing, shopPageSize } from '#contract/shop-list';
import type { PageProps } from '../../app/page';
import { usePart } from '../../data/use-part';
import { useLanguage } from '../../i18n/use-language';
import { Notice } from '../../ui/notice/Notice';
import { ProductGrid } from '../catalogue/ProductGrid';
import { ProductGridSkeleton } from '../catalogue/ProductGridSkeleton';
import { CategoryFilter } from './CategoryFilter';
import { listingKey, listingOf } from './listing';
import { NoProducts } from './NoProducts';
import { Pagination } from './Pagination';
import { ShopHead } from './ShopHead';
import * as styles from './ShopPage.css';

export function ShopPage({ address: { search } }: PageProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { part: listing, failed } = usePart(listingKey(search), listProducts, {}, (catalogue) =>
    listingOf(catalogue, search),
  );
  const wanted = search.get('category') ?? '';
  const category = findCategory(wanted);
  return (
    <div className={styles.page}>
      <ShopHead category={category} listing={listing} />
      <h1 className={styles.title}>{category ? category.name[language] : t`Shop`}</h1>
      <CategoryFilter selected={wanted === '' ? 'all' : category?.slug} />
      {failed && (
        <Notice>
          <Trans>Error loading products. Please try again later.</Trans>
        </Notice>
      )}
      {!failed && !listing && <ProductGridSkeleton count={shopPageSize} />}
      {listing && <ProductList listing={listing} category={category?.slug} />}
    </div>
  );
}

interface ProductListProps {
  readonly listing: Listing;
  readonly category: string | undefined;
}

function ProductList({ listing, category }: ProductListProps) {
  const { products, first, last, total, page, pageCount } = listing;
  if (total === 0) return <NoProducts />;
  return (
    <>
      <p className={styles.count} role="status">
        <Trans>
          Showing {first}-{last} of {total} products
        </Trans>
      </p>
      <ProductGrid products={products} leading />
      <Pagination page={page} pageCount={pageCount} category={category} />
    </>
  );
}
