import useSWR from 'swr';
import { loadSearch } from './load-search';

/** `find` is undefined while the search code is loading. */
export function useProductSearch(enabled: boolean) {
  const { data, error } = useSWR(enabled ? 'product-search' : null, loadSearch);
  return { searchProducts: data?.searchProducts, failed: error !== undefined };
}
