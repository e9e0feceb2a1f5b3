import { useCallback, useRef } from 'react';
import { afterPaint } from '../data/when-idle';
import { useNavigate } from './use-navigate';

/**
 * For a choice that its page follows: with a new URL at once, the choice would show later, by 30 ms on a slow phone.
 * A call replaces the one that still waits, without a path too, and so does leaving the page.
 */
export function useNavigateAfterPaint() {
  const navigate = useNavigate();
  const latestCallRef = useRef<symbol>(undefined);
  return useCallback(
    async (path: string | undefined) => {
      const call = Symbol();
      latestCallRef.current = call;
      const { pathname } = location;
      await new Promise<void>((resolve) => afterPaint(resolve));
      const isReplaced = latestCallRef.current !== call || location.pathname !== pathname;
      if (path !== undefined && !isReplaced) navigate(path);
    },
    [navigate],
  );
}
