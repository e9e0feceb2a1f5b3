import { Plural, Trans } from '@lingui/react/macro';
import { findCategory } from '#contract/category';
import { catalogPageSize } from '#contract/products/catalog-page';
import type { PageProps } from '../../routing/define-page';
import { Notice } from '../../ui/notice/Notice';
import { ProductGrid } from '../product-card/ProductGrid';
import { ProductGridSkeleton } from '../product-card/ProductGridSkeleton';
import { ExclusionNotice, ExclusionSummary } from '../search/ExclusionNotice';
import { CategoryFilter } from './CategoryFilter';
import { getSearchQuery, type Listing } from './listing';
import { NoProducts } from './NoProducts';
import { Pagination } from './Pagination';
import { ShopHead } from './ShopHead';
import * as styles from './ShopPage.css';
import { ShopSearch } from './ShopSearch';
import { ShopTitle } from './ShopTitle';
import { useListing } from './use-listing';

export { queries } from './queries';
export { ShopPage as Component };

function ShopPage({ url: { search } }: PageProps) {
  const { listing, failed } = useListing(search);
  const searched = getSearchQuery(search);
  const categoryParam = search.get('category') ?? '';
  const category = findCategory(categoryParam);
  return (
    <div className={styles.page}>
      <ShopHead
        searched={searched}
        category={category}
        isUnknownCategory={categoryParam.trim() !== '' && !category}
        listing={listing}
      />
      <div className={styles.top}>
        <ShopTitle searched={searched} category={category?.name} found={listing?.total} />
        <ShopSearch searched={searched} category={category?.slug} />
      </div>
      <CategoryFilter
        selected={categoryParam === '' ? 'all' : category?.slug}
        searched={searched}
      />
      {failed && (
        <Notice>
          <Trans>Error loading products. Please try again later.</Trans>
        </Notice>
      )}
      {!failed && !listing && <ProductGridSkeleton count={catalogPageSize} />}
      {listing && <ProductList listing={listing} category={category?.slug} searched={searched} />}
    </div>
  );
}

interface ProductListProps {
  readonly listing: Listing;
  readonly category: string | undefined;
  readonly searched: string;
}

function ProductList({ listing, category, searched }: ProductListProps) {
  const { products, first, last, total, page, pageCount, exclusion } = listing;
  const notice = exclusion && (
    <ExclusionNotice exclusion={exclusion}>
      <ExclusionSummary exclusion={exclusion} />
    </ExclusionNotice>
  );
  if (total === 0) {
    return (
      <>
        {notice}
        {!exclusion?.excludesAllResults && <NoProducts isSearch={searched !== ''} />}
      </>
    );
  }
  return (
    <>
      {notice}
      <p className={styles.count} role="status">
        <Plural
          value={total}
          one="Showing # product"
          other={`Showing ${first}-${last} of # products`}
        />
      </p>
      <ProductGrid products={products} isAboveFold />
      <Pagination page={page} pageCount={pageCount} category={category} searched={searched} />
    </>
  );
}
