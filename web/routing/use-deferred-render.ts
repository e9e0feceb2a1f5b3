import { useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/** React Router's key of the URL that the app is started with. */
const startKey = 'default';

/**
 * Tells whether to render what is below the fold. For a page opened by a link, and for the one that the app is started
 * with, it is false at first, so that the rest is painted sooner. Server-rendered pages are complete, and so are those
 * opened by going back or reloading, whose scroll position is restored, and those with a hash.
 */
export function useDeferredRender(): boolean {
  const isHydrated = useHydrated();
  const { key, hash } = useLocation();
  const isOpenedByLink = useNavigationType() !== 'POP';
  const startsAtTop = hash === '' && (key === startKey || isOpenedByLink);
  return useDeferredValue(true, isHydrated && startsAtTop ? false : undefined);
}
