import useSWR from 'swr';
import { hasFilterParams } from '#contract/products/filter-params';
import { useQuery } from '../../data/use-query';
import { busyDaysQuery } from '../cart/order-request/busy-days-query';
import { useProductSearch } from '../search/use-product-search';
import { shopSettingsQuery } from '../shop-settings/shop-settings-query';
import { getFilterShop, loadFilterShop } from './filters/load-filter-shop';
import { listingQuery } from './listing';
import { getSearchQuery, type ListingTools } from './listing-tools';

/** The code and data that the URL needs. */
export function useListingTools(search: URLSearchParams) {
  const { searchProducts, failed: hasSearchFailed } = useProductSearch(
    getSearchQuery(search) !== '',
  );
  const filters = useSWR(hasFilterParams(search) ? 'filter-shop' : null, loadFilterShop);
  const hasDate = Boolean(search.get('date'));
  const settings = useQuery(hasDate ? shopSettingsQuery : null);
  const busyDays = useQuery(hasDate ? busyDaysQuery : null);
  const tools: ListingTools = {
    searchProducts,
    // The default settings, and room on every day, if the current ones cannot be loaded.
    filters:
      settings.isLoading || busyDays.isLoading ? undefined : (getFilterShop() ?? filters.data),
    settings: settings.data ?? undefined,
    busyDays: busyDays.data ?? undefined,
  };
  return { tools, failed: hasSearchFailed || filters.error !== undefined };
}

/** `listing` is undefined while loading. */
export function useListing(search: URLSearchParams) {
  const { tools, failed } = useListingTools(search);
  const { data: listing, error } = useQuery(listingQuery(search, tools));
  return { listing, failed: error !== undefined || (failed && !listing) };
}
