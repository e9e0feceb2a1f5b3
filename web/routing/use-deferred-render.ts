import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/**
 * Tells whether to render what is below the fold. For a page opened by a link, it is false at first, so that the rest
 * is painted sooner. Server-rendered pages are complete, and so are those opened by going back: their scroll position
 * is restored.
 */
export function useDeferredRender(): boolean {
  const isHydrated = useHydrated();
  const isOpenedByLink = useNavigationType() !== 'POP' && isHydrated;
  return useDeferredValue(true, isOpenedByLink ? false : undefined);
}
