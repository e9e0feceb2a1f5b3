import { useCallback } from 'react';
import { addressOf } from '#contract/core/endpoint';
import { getSession } from '#contract/session/endpoints';
import { useReadAnew } from '../../data/use-read-anew';

const isRead = (key: string): boolean => key.includes('/api/') && key !== addressOf(getSession);

/** Has everything read anew that pages show, which stays in sight meanwhile; answers the addresses that could not be read. */
export function useReloadLists(): () => Promise<readonly string[]> {
  const readAnew = useReadAnew();
  return useCallback(() => readAnew(isRead), [readAnew]);
}
