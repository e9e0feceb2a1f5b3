import { Plural, Trans } from '@lingui/react/macro';
import { findCategory } from '#contract/category';
import { hasFilterParams, readFilterParams } from '#contract/products/filter-params';
import type { PageProps } from '../../routing/define-page';
import { hydrateLater } from '../../routing/hydrate-later';
import { PageLink } from '../../routing/PageLink';
import { maxCompared, paths, type ShopFilter } from '../../routing/paths';
import { Notice } from '../../ui/notice/Notice';
import { EventTracesNote } from '../event-bar/EventTracesNote';
import { TracesNote } from '../product-card/TracesNote';
import { CategoryFilter } from './CategoryFilter';
import { LazyFilters, LazyOnRequestProducts } from './filters/LazyFilters';
import { LazyUseEventLink } from './filters/LazyUseEventLink';
import type { Listing } from './listing';
import { getCategoryParam, getSearchQuery } from './listing-tools';
import { ProductMenu } from './ProductMenu';
import { ProductMenuSkeleton } from './ProductMenuSkeleton';
import { SeasonalCollectionLink } from './SeasonalCollectionLink';
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
  const categoryParam = getCategoryParam(search);
  const category = findCategory(categoryParam);
  const shopFilter = { ...readFilterParams(search), category: category?.slug, q: searched };
  return (
    <div className={styles.page}>
      <ShopHead
        searched={searched}
        category={category}
        isFiltered={hasFilterParams(search) || (categoryParam.trim() !== '' && !category)}
        listing={listing}
      />
      <div className={styles.top}>
        <ShopTitle
          searched={searched}
          category={category?.name}
          found={listing && hasOtherResults(listing) ? undefined : listing?.total}
        />
        <ShopSearch filter={shopFilter} />
      </div>
      <SeasonalCollectionLink />
      <CategoryFilter
        selected={categoryParam === '' ? 'all' : category?.slug}
        filter={shopFilter}
      />
      <LazyFilters search={search} />
      {failed && (
        <Notice>
          <Trans>Error loading products. Please try again later.</Trans>
        </Notice>
      )}
      {!failed && !listing && <ProductMenuSkeleton />}
      {listing && <ProductList listing={listing} search={search} filter={shopFilter} />}
    </div>
  );
}

const loadSearchParts = () => import('./search-parts');

const SearchNotes = hydrateLater(async () => (await loadSearchParts()).SearchNotes);
const NothingFound = hydrateLater(async () => (await loadSearchParts()).NothingFound);
const OtherProducts = hydrateLater(async () => (await loadSearchParts()).OtherProducts);
const AskLinks = hydrateLater(async () => (await loadSearchParts()).AskLinks);
const Pagination = hydrateLater(async () => (await loadSearchParts()).Pagination);

interface ProductListProps {
  readonly listing: Listing;
  readonly search: URLSearchParams;
  readonly filter: ShopFilter;
}

/** Lists what was found as it is; what explains a search or filters is loaded later. */
function ProductList({ listing, search, filter }: ProductListProps) {
  const { products, adaptable, first, last, total, page, pageCount, exclusion, answers } = listing;
  const hasRequirements = Boolean(filter.without || filter.diet);
  const tracesNote = hasRequirements && !exclusion && <TracesNote />;
  const eventTracesNote = !hasRequirements && !exclusion && <EventTracesNote />;
  if (total === 0) {
    return (
      <>
        <NothingFound listing={listing} cause={findCause(search)} />
        {hasOtherProducts(listing) && tracesNote}
        {hasOtherProducts(listing) && <OtherProducts listing={listing} />}
        {hasOtherProducts(listing) && eventTracesNote}
        {filter.q && <AskLinks query={filter.q} />}
      </>
    );
  }
  return (
    <>
      {(exclusion || answers.length > 0) && <SearchNotes listing={listing} />}
      <div className={styles.result}>
        <p className={styles.count} role="status">
          <Plural
            value={total}
            one="Showing # product"
            other={`Showing ${first}-${last} of # products`}
          />
        </p>
        {total > 1 && total <= maxCompared && (
          <PageLink
            to={paths.compare([...products, ...adaptable].map(({ id }) => id))}
            className={styles.compareLink}
          >
            <Trans>Compare these {total} side by side</Trans>
          </PageLink>
        )}
        <LazyUseEventLink search={search} />
      </div>
      {tracesNote}
      {products.length > 0 && <ProductMenu products={products} isAboveFold />}
      {adaptable.length > 0 && <LazyOnRequestProducts search={search} products={adaptable} />}
      {eventTracesNote}
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} filter={filter} />}
      {hasOtherProducts(listing) && <OtherProducts listing={listing} />}
    </>
  );
}

function findCause(search: URLSearchParams): 'search' | 'filters' | undefined {
  if (getSearchQuery(search) !== '') return 'search';
  return hasFilterParams(search) || getCategoryParam(search).trim() ? 'filters' : undefined;
}

/** 'No products' would be wrong above them. */
const hasOtherResults = ({ total, answers, onRequest }: Listing): boolean =>
  total === 0 && answers.length + onRequest.length > 0;

const hasOtherProducts = ({ onRequest, near }: Listing): boolean =>
  onRequest.length + near.length > 0;
