import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';

type Products = readonly Product[];

/** Updates the cached product list without a request. */
export function useOptimisticProducts(): (
  change: (products: Products) => Products,
) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (change) => {
      const update = (products: Products | undefined) => products && change(products);
      await mutate(buildUrl(listProducts), update, { revalidate: false });
    },
    [mutate],
  );
}
