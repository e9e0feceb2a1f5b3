import { useCallback } from 'react';
import { buildUrl } from '#contract/core/endpoint';
import { getSession } from '#contract/session/endpoints';
import { useReadAnew } from '../../data/use-read-anew';

const isRead = (key: string): boolean => key.includes('/api/') && key !== buildUrl(getSession);

/** Revalidates all API data on screen; resolves to the URLs that failed. */
export function useReloadLists(): () => Promise<readonly string[]> {
  const readAnew = useReadAnew();
  return useCallback(() => readAnew(isRead), [readAnew]);
}
