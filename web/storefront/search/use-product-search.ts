import { useMemo } from 'react';
import useSWR from 'swr';
import { useQuery } from '../../data/use-query';
import { shopSettingsQuery } from '../shop-settings/shop-settings-query';
import { loadSearch } from './load-search';

/** `searchProducts` is undefined while its code and the owner's synonyms are loading. */
export function useProductSearch(enabled: boolean) {
  const { data: code, error } = useSWR(enabled ? 'product-search' : null, loadSearch);
  const { data: settings, isLoading } = useQuery(enabled ? shopSettingsQuery : null);
  const searchProducts = useMemo(
    () => (isLoading ? undefined : code?.createSearch(settings ?? undefined)),
    [code, settings, isLoading],
  );
  return { searchProducts, failed: error !== undefined };
}
