import useSWR from 'swr';
import { loadSearch } from './load-search';

/** How products are found, once that is wanted; `find` is undefined while the code for it is on its way. */
export function useProductSearch(wanted: boolean) {
  const { data, error } = useSWR(wanted ? 'product-search' : null, loadSearch);
  return { find: data?.searchProducts, failed: error !== undefined };
}
