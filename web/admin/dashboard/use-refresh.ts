import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { getSession } from '#contract/session';

/** Milliseconds after which the bar fills, and that a refresh takes at least. */
const fillsAfter = 500;
const shortest = 1000;

const isRead = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith('/api/') && key !== getSession.path;

const atLeast = (milliseconds: number) =>
  new Promise<void>((done) => setTimeout(done, milliseconds));

/** When what the dashboard shows was read, how full its bar is, and how it is read anew. */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  const [updated, setUpdated] = useState(() => new Date());
  const [refreshing, setRefreshing] = useState(false);
  const [full, setFull] = useState(false);

  // The bar fills again after each reset.
  useEffect(() => {
    if (full) return;
    const timer = setTimeout(() => setFull(true), fillsAfter);
    return () => clearTimeout(timer);
  }, [full]);

  async function refresh(): Promise<void> {
    if (refreshing) return;
    setRefreshing(true);
    // What cannot be read says so in its own place.
    await Promise.allSettled([mutate(isRead), atLeast(shortest)]);
    setUpdated(new Date());
    setFull(false);
    setRefreshing(false);
  }

  return { updated, refreshing, full, refresh };
}
