import { useCallback } from 'react';
import { tellOfCatalogueChange } from '../../../admin/shell/mutations/catalogue-changed';
import { useReadAnew } from '../../../data/use-read-anew';

/** Whether something was read from the library. */
const isOfLibrary = (key: string): boolean => key.includes('/api/media/');

/** Reads everything again that is shown of the library, here and in the shop, once something in it has changed. */
export function useRefreshLibrary(): () => Promise<unknown> {
  const readAnew = useReadAnew();
  return useCallback(() => {
    tellOfCatalogueChange();
    return readAnew(isOfLibrary);
  }, [readAnew]);
}
