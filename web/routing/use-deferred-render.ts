import { useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/** React Router's key of the URL that the app is started with. */
const startKey = 'default';

/**
 * Tells whether to render what is below the fold. For a page opened by a link, and for the one that the app is started
 * with, it is false at first, so that the rest is painted sooner. Server-rendered pages are complete, and so are those
 * opened by going back or reloading: their scroll position is restored.
 */
export function useDeferredRender(): boolean {
  const isHydrated = useHydrated();
  const isStart = useLocation().key === startKey;
  const isOpenedByLink = useNavigationType() !== 'POP';
  return useDeferredValue(true, isHydrated && (isStart || isOpenedByLink) ? false : undefined);
}
