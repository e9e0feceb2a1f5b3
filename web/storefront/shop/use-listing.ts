import { useQuery } from '../../data/use-query';
import { useProductSearch } from '../search/use-product-search';
import { listingQuery, searchedIn } from './listing';

/** What the shop lists at a URL; undefined while it is on its way. */
export function useListing(search: URLSearchParams) {
  const { find, failed } = useProductSearch(searchedIn(search) !== '');
  const { data: listing, error } = useQuery(listingQuery(search, find));
  return { listing, failed: error !== undefined || (failed && !listing) };
}
