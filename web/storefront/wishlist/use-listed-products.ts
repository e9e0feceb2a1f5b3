import type { Product } from '#contract/products/schema';
import { useQuery } from '../../data/use-query';
import { productsQuery } from '../product-card/product-queries';

/** `product` is undefined while the catalog loads, or if it is no longer sold. */
export interface ListedProduct {
  readonly productId: number;
  readonly product: Product | undefined;
}

/** In the order of `ids`. */
export function useListedProducts(ids: readonly number[]) {
  const { data, error, isLoading, mutate } = useQuery(ids.length === 0 ? null : productsQuery);
  const items: readonly ListedProduct[] = ids.map((productId) => ({
    productId,
    product: data?.find(({ id }) => id === productId),
  }));
  return {
    items,
    loading: isLoading && !data,
    failed: error !== undefined && !data,
    retry: () => void mutate(),
  };
}
