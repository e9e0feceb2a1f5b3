import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { listFeaturedProducts, listProducts } from '#contract/product';

const isOfProducts = (key: unknown): boolean =>
  typeof key === 'string' &&
  (key.startsWith(listProducts.path) || key.startsWith(listFeaturedProducts.path));

/** Has everything that is shown of the products read anew, once something about them has changed. */
export function useRefreshProducts(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate(isOfProducts);
  }, [mutate]);
}
