import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { listFeaturedProducts, listProducts } from '#contract/product';
import { tellOfCatalogueChange } from '../catalogue-changed';

const isOfProducts = (key: unknown): boolean =>
  typeof key === 'string' &&
  (key.startsWith(listProducts.path) || key.startsWith(listFeaturedProducts.path));

/** Has everything that is shown of the products read anew, here and in the shop, once they have changed. */
export function useRefreshProducts(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    tellOfCatalogueChange();
    await mutate(isOfProducts);
  }, [mutate]);
}
