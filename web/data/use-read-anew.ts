import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** How SWR marks the keys of lists that grow page by page. */
const growing = '$inf$';

/**
 * Has everything read anew that is shown of what was read at some addresses, and stays in sight meanwhile; what nobody
 * shows is forgotten, and read where it is shown next. Answers what could not be read.
 */
export function useReadAnew(): (isMeant: (key: string) => boolean) => Promise<readonly string[]> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (isMeant) => {
      // A list that grows asks again only for pages that are forgotten by then.
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
