import { useSWRConfig } from 'swr';
import { addressOf } from '#contract/endpoint';
import { getSession } from '#contract/session';
import { isOfLibrary, useRefreshLibrary } from '../../media/panel/library/use-refresh-library';

/** Has everything read anew that pages show, which stays in sight meanwhile. */
export function useReloadLists(): () => void {
  const { mutate } = useSWRConfig();
  const refreshLibrary = useRefreshLibrary();
  return () => {
    void mutate((key) => key !== addressOf(getSession) && !isOfLibrary(key));
    void refreshLibrary();
  };
}
