import { useCallback } from 'react';
import { buildUrl } from '#contract/core/endpoint';
import { getSession } from '#contract/session/endpoints';
import { useRevalidate } from '../../data/use-revalidate';

const isApiKey = (key: string): boolean => key.includes('/api/') && key !== buildUrl(getSession);

/** Revalidates all API data on screen; resolves to the URLs that failed. */
export function useRevalidateAll(): () => Promise<readonly string[]> {
  const revalidate = useRevalidate();
  return useCallback(() => revalidate(isApiKey), [revalidate]);
}
