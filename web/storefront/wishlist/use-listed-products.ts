import type { Product } from '#contract/products/schema';
import { useQuery } from '../../data/use-query';
import { productsQuery } from '../catalogue/product-queries';

/** A product by its number; undefined while the catalogue is not there, and when it is no longer in it. */
export interface Listed {
  readonly productId: number;
  readonly product: Product | undefined;
}

/** Products by their numbers, in the order of those. */
export function useListedProducts(ids: readonly number[]) {
  const { data, error, isLoading, mutate } = useQuery(ids.length === 0 ? null : productsQuery);
  const listed: readonly Listed[] = ids.map((productId) => ({
    productId,
    product: data?.find(({ id }) => id === productId),
  }));
  return {
    listed,
    loading: isLoading && !data,
    failed: error !== undefined && !data,
    retry: () => void mutate(),
  };
}
