import { useCallback } from 'react';
import { useReadAnew } from '../../../data/use-read-anew';

/** Whether something was read from the library. */
const isOfLibrary = (key: string): boolean => key.includes('/api/media/');

/** Has everything that is shown of the library read anew, once something in it has changed. */
export function useRefreshLibrary(): () => Promise<unknown> {
  const readAnew = useReadAnew();
  return useCallback(() => readAnew(isOfLibrary), [readAnew]);
}
