import { useEffect, useState } from 'react';
import { useReloadLists } from '../sign-in/use-reload-lists';
import { useAllCounted } from './counts';
import { useTellUnread } from './use-tell-unread';

/** Milliseconds after which the bar fills, and that a refresh takes at least. */
const fillsAfter = 500;
const shortest = 1000;

const atLeast = (milliseconds: number) =>
  new Promise<void>((done) => setTimeout(done, milliseconds));

/** When all that the dashboard shows was last read, how full its bar is, and how it is read anew. */
export function useRefresh() {
  const reload = useReloadLists();
  const tellUnread = useTellUnread();
  const allCounted = useAllCounted();
  const [updated, setUpdated] = useState<Date>();
  const [refreshing, setRefreshing] = useState(false);
  const [full, setFull] = useState(false);

  useEffect(() => {
    if (allCounted) setUpdated((before) => before ?? new Date());
  }, [allCounted]);

  // The bar fills again after each reset.
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
    if (unread.length > 0) return tellUnread(unread);
    setUpdated(new Date());
    setFull(false);
  }

  return { updated, refreshing, full, refresh };
}
