import useSWR from 'swr';
import { loadSearch } from './load-search';

/** `searchProducts` is undefined while its code is loading. */
export function useProductSearch(enabled: boolean) {
  const { data, error } = useSWR(enabled ? 'product-search' : null, loadSearch);
  return { searchProducts: data?.searchProducts, failed: error !== undefined };
}
