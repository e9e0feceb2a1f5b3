import { useCallback } from 'react';
import { requestCatalogRefresh } from '../../../admin/shell/mutations/catalogue-changed';
import { useRevalidate } from '../../../data/use-read-anew';

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
