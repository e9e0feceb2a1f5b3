import { listProducts } from '#contract/products/endpoints';
import { usePart } from '../../data/use-part';
import { useProductSearch } from '../search/use-product-search';
import { listingKey, listingOf, searchedIn } from './listing';

/** What the shop lists at an address; undefined while it is on its way. */
export function useListing(search: URLSearchParams) {
  const searches = searchedIn(search) !== '';
  const { find, failed: cannotFind } = useProductSearch(searches);
  const { part, failed } = usePart(listingKey(search), listProducts, {}, (catalogue) =>
    searches && !find ? undefined : listingOf(catalogue, search, find),
  );
  return { listing: part, failed: failed || (cannotFind && !part) };
}
