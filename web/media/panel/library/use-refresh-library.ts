import { useCallback } from 'react';
import { tellOfCatalogueChange } from '../../../admin/shell/mutations/catalogue-changed';
import { useReadAnew } from '../../../data/use-read-anew';

const isOfLibrary = (key: string): boolean => key.includes('/api/media/');

/**
 * Revalidates everything read from the media library, and tells the service worker that images of the storefront
 * changed.
 */
export function useRefreshLibrary(): () => Promise<unknown> {
  const readAnew = useReadAnew();
  return useCallback(() => {
    tellOfCatalogueChange();
    return readAnew(isOfLibrary);
  }, [readAnew]);
}
