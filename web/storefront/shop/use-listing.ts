import useSWR from 'swr';
import { hasFilterParams } from '#contract/products/filter-params';
import { useQuery } from '../../data/use-query';
import { useProductSearch } from '../search/use-product-search';
import { shopSettingsQuery } from '../shop-settings/shop-settings-query';
import { loadFilters } from './filters/load-filters';
import { listingQuery } from './listing';
import { getSearchQuery, type ListingTools } from './listing-tools';

/** `listing` is undefined while loading. */
export function useListing(search: URLSearchParams) {
  const { searchProducts, failed: hasSearchFailed } = useProductSearch(
    getSearchQuery(search) !== '',
  );
  const filters = useSWR(hasFilterParams(search) ? 'shop-filters' : null, loadFilters);
  const settings = useQuery(search.get('date') ? shopSettingsQuery : null);
  const tools: ListingTools = {
    searchProducts,
    // The default settings if the current ones cannot be loaded.
    filters: settings.isLoading ? undefined : filters.data,
    settings: settings.data ?? undefined,
  };
  const { data: listing, error } = useQuery(listingQuery(search, tools));
  const hasCodeFailed = hasSearchFailed || filters.error !== undefined;
  return { listing, tools, failed: error !== undefined || (hasCodeFailed && !listing) };
}
