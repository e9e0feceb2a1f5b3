import { useEffect, useState } from 'react';
import { useReloadLists } from '../sign-in/use-reload-lists';
import { useAllCounted } from './counts';
import { useRefreshErrorToast } from './use-tell-unread';

const fillsAfter = 500;
const shortest = 1000;

const atLeast = (milliseconds: number) =>
  new Promise<void>((done) => setTimeout(done, milliseconds));

/** Reloads the dashboard, with the time of the last complete update and the state of the progress bar. */
export function useRefresh() {
  const reload = useReloadLists();
  const showErrorToast = useRefreshErrorToast();
  const allCounted = useAllCounted();
  const [updated, setUpdated] = useState<Date>();
  const [refreshing, setRefreshing] = useState(false);
  const [full, setFull] = useState(false);

  useEffect(() => {
    if (allCounted) setUpdated((before) => before ?? new Date());
  }, [allCounted]);

  useEffect(() => {
    if (full) return;
    const timer = setTimeout(() => setFull(true), fillsAfter);
    return () => clearTimeout(timer);
  }, [full]);

  async function refresh(): Promise<void> {
    if (refreshing) return;
    setRefreshing(true);
    const [unread] = await Promise.all([reload(), atLeast(shortest)]);
    setRefreshing(false);
    if (unread.length > 0) return showErrorToast(unread);
    setUpdated(new Date());
    setFull(false);
  }

  return { updated, refreshing, full, refresh };
}
