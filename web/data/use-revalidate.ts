import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** SWR's key prefix of `useSWRInfinite`. */
const infinitePrefix = '$inf$';

/**
 * Revalidates every mounted SWR key that matches, keeping stale data on screen; evicts unmounted ones. Resolves to the
 * keys that failed.
 */
export function useRevalidate(): (
  matchesKey: (key: string) => boolean,
) => Promise<readonly string[]> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (matchesKey) => {
      // An infinite list refetches only pages that are evicted by then.
      const keys = [...cache.keys()].filter(matchesKey).sort(compareInfiniteKeysLast);
      const revalidations = keys.map((key) => {
        const revalidation = mutate(key);
        if (!cache.get(key)?.isValidating) void mutate(key, undefined, { revalidate: false });
        return revalidation;
      });
      await Promise.all(revalidations);
      return keys.filter((key) => cache.get(key)?.error !== undefined);
    },
    [cache, mutate],
  );
}

const compareInfiniteKeysLast = (a: string, b: string): number =>
  Number(a.startsWith(infinitePrefix)) - Number(b.startsWith(infinitePrefix));
