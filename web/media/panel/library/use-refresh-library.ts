import { useCallback } from 'react';
import { requestCatalogRefresh } from '../../../admin/shell/mutations/request-catalog-refresh';
import { useRevalidate } from '../../../data/use-revalidate';

const isLibraryUrl = (key: string): boolean => key.includes('/api/media/');

/**
 * Revalidates everything read from the media library, and tells the service worker that images of the storefront
 * changed.
 */
export function useRefreshLibrary(): () => Promise<unknown> {
  const revalidate = useRevalidate();
  return useCallback(() => {
    requestCatalogRefresh();
    return revalidate(isLibraryUrl);
  }, [revalidate]);
}
