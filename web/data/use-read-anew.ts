import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** SWR's key prefix of `useSWRInfinite`. */
const growing = '$inf$';

/**
 * Revalidates every mounted SWR key that matches, keeping stale data on screen; evicts unmounted ones. Resolves to the
 * keys that failed.
 */
export function useReadAnew(): (isMeant: (key: string) => boolean) => Promise<readonly string[]> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (isMeant) => {
      // An infinite list refetches only pages that are evicted by then.
      const keys = [...cache.keys()].filter(isMeant).sort(growingLast);
      const readings = keys.map((key) => {
        const reading = mutate(key);
        if (!cache.get(key)?.isValidating) void mutate(key, undefined, { revalidate: false });
        return reading;
      });
      await Promise.all(readings);
      return keys.filter((key) => cache.get(key)?.error !== undefined);
    },
    [cache, mutate],
  );
}

const growingLast = (one: string, other: string): number =>
  Number(one.startsWith(growing)) - Number(other.startsWith(growing));
