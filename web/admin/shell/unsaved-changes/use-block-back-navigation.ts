import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

/** React Router numbers its history entries. */
const historyStateSchema = v.object({ idx: v.number() });

/** Undefined for entries that the router did not create. */
function getHistoryIndex(state: unknown): number | undefined {
  const { success, output } = v.safeParse(historyStateSchema, state);
  return success ? output.idx : undefined;
}

/** Active blockers; only the topmost reacts. */
const blockers: AbortController[] = [];

/** Undoes the navigation, hiding its popstate event from the router. */
function undoNavigation(steps: number, onReturned: () => void): void {
  function handleReturn(event: PopStateEvent): void {
    event.stopImmediatePropagation();
    onReturned();
  }
  addEventListener('popstate', handleReturn, { capture: true, once: true });
  history.go(steps);
}

/** Blocks browser Back and Forward, and calls `onBack` instead: on phones, Back is how users close a dialog. */
export function useBlockBackNavigation(onBack: () => void): void {
  const handleBack = useEffectEvent(onBack);

  useEffect(() => {
    const blocker = new AbortController();
    const currentIndex = getHistoryIndex(history.state);

    function handlePopState(event: PopStateEvent): void {
      const targetIndex = getHistoryIndex(event.state);
      if (blockers.at(-1) !== blocker) return;
      if (targetIndex === undefined || currentIndex === undefined || targetIndex === currentIndex)
        return;
      // Hides the event from the router.
      event.stopImmediatePropagation();
      undoNavigation(currentIndex - targetIndex, handleBack);
    }

    blockers.push(blocker);
    addEventListener('popstate', handlePopState, { capture: true, signal: blocker.signal });
    return () => {
      blocker.abort();
      blockers.splice(blockers.indexOf(blocker), 1);
    };
  }, []);
}
