import { listProducts } from '#contract/product';
import type { ShopPage } from '#contract/shop-list';
import { useBrought } from '../../app/page-start';
import { useEndpoint } from '../../data/use-endpoint';
import { listingKey, listingOf } from './listing';

interface Listing {
  /** Undefined while it is being asked for, or when it could not be had. */
  readonly listing: ShopPage | undefined;
  readonly failed: boolean;
}

/** What the shop lists at an address: as the page brought it, else from the catalogue. */
export function useListing(search: URLSearchParams): Listing {
  const brought = useBrought<ShopPage>(listingKey(search));
  const { data, error } = useEndpoint(listProducts, brought ? null : {});
  return {
    listing: brought ?? (data ? listingOf(data, search) : undefined),
    failed: error !== undefined,
  };
}
