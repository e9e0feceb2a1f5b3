import { useEffect, useState } from 'react';
import { useRevalidateAll } from '../sign-in/use-revalidate-all';
import { useAllCountsLoaded } from './use-counts';
import { useRefreshErrorToast } from './use-refresh-error-toast';

const progressDelayMs = 500;
const minRefreshMs = 1000;

const delay = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Reloads the dashboard, with the time of the last complete update and the state of the progress bar. */
export function useRefresh() {
  const revalidateAll = useRevalidateAll();
  const showErrorToast = useRefreshErrorToast();
  const areCountsLoaded = useAllCountsLoaded();
  const [updatedAt, setUpdatedAt] = useState<Date>();
  const [isRefreshing, setRefreshing] = useState(false);
  const [isProgressFull, setProgressFull] = useState(false);

  useEffect(() => {
    if (areCountsLoaded) setUpdatedAt((before) => before ?? new Date());
  }, [areCountsLoaded]);

  useEffect(() => {
    if (isProgressFull) return;
    const timer = setTimeout(() => setProgressFull(true), progressDelayMs);
    return () => clearTimeout(timer);
  }, [isProgressFull]);

  async function refresh(): Promise<void> {
    if (isRefreshing) return;
    setRefreshing(true);
    const [failedUrls] = await Promise.all([revalidateAll(), delay(minRefreshMs)]);
    setRefreshing(false);
    if (failedUrls.length > 0) return showErrorToast(failedUrls);
    setUpdatedAt(new Date());
    setProgressFull(false);
  }

  return { updatedAt, isRefreshing, isProgressFull, refresh };
}
