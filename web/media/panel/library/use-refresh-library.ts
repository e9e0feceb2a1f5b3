import { useCallback } from 'react';
import { requestCatalogRefresh } from '../../../admin/shell/mutations/catalogue-changed';
import { useReadAnew } from '../../../data/use-read-anew';

const isOfLibrary = (key: string): boolean => key.includes('/api/media/');

/**
 * Revalidates everything read from the media library, and tells the service worker that images of the storefront
 * changed.
 */
export function useRefreshLibrary(): () => Promise<unknown> {
  const readAnew = useReadAnew();
  return useCallback(() => {
    requestCatalogRefresh();
    return readAnew(isOfLibrary);
  }, [readAnew]);
}
