import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { listMediaFiles } from '#contract/media';

/** What the addresses of the library have in common. */
const library = '/api/media/';

/** Whether an address of the API is one of the library's. */
export const isOfLibrary = (address: unknown): boolean =>
  typeof address === 'string' && address.startsWith(library);

const isPageOfList = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(`${listMediaFiles.path}?`);

/** Has everything that is shown of the library read anew, once something in it has changed. */
export function useRefreshLibrary(): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(async () => {
    // A list that grows asks again only for the pages it does not have.
    await mutate(isPageOfList, undefined, { revalidate: false });
    const keys = [...cache.keys()].filter((key) => key.includes(library));
    await Promise.all(keys.map((key) => mutate(key)));
  }, [cache, mutate]);
}
