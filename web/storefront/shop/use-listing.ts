import { useQuery } from '../../data/use-query';
import { useProductSearch } from '../search/use-product-search';
import { getSearchQuery, listingQuery } from './listing';

/** `listing` is undefined while loading. */
export function useListing(search: URLSearchParams) {
  const { searchProducts, failed } = useProductSearch(getSearchQuery(search) !== '');
  const { data: listing, error } = useQuery(listingQuery(search, searchProducts));
  return { listing, failed: error !== undefined || (failed && !listing) };
}
