import { useCallback } from 'react';
import { listFeaturedProducts, listProducts } from '#contract/products/endpoints';
import { useRevalidate } from '../../data/use-revalidate';
import { requestCatalogRefresh } from '../shell/mutations/request-catalog-refresh';

const isProductKey = (key: string): boolean =>
  key.startsWith(listProducts.path) || key.startsWith(listFeaturedProducts.path);

/** Revalidates product queries here and notifies open storefront tabs. */
export function useRefreshProducts(): () => Promise<void> {
  const revalidate = useRevalidate();
  return useCallback(async () => {
    requestCatalogRefresh();
    await revalidate(isProductKey);
  }, [revalidate]);
}
