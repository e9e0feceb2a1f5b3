import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

/** React Router numbers its history entries. */
const numbered = v.object({ idx: v.number() });

/** Undefined for entries that the router did not create. */
function getHistoryIndex(state: unknown): number | undefined {
  const { success, output } = v.safeParse(numbered, state);
  return success ? output.idx : undefined;
}

/** Active blockers; only the topmost reacts. */
const keepers: AbortController[] = [];

/** Undoes the navigation, hiding its popstate event from the router. */
function returnBy(steps: number, onReturned: () => void): void {
  function returned(event: PopStateEvent): void {
    event.stopImmediatePropagation();
    onReturned();
  }
  addEventListener('popstate', returned, { capture: true, once: true });
  history.go(steps);
}

/** Blocks browser Back and Forward, and calls `onBack` instead: on phones, Back is how users close a dialog. */
export function useBlockBackNavigation(onBack: () => void): void {
  const close = useEffectEvent(onBack);

  useEffect(() => {
    const blocker = new AbortController();
    const here = getHistoryIndex(history.state);

    function stay(event: PopStateEvent): void {
      const there = getHistoryIndex(event.state);
      if (keepers.at(-1) !== blocker) return;
      if (there === undefined || here === undefined || there === here) return;
      // Hides the event from the router.
      event.stopImmediatePropagation();
      returnBy(here - there, close);
    }

    keepers.push(blocker);
    addEventListener('popstate', stay, { capture: true, signal: blocker.signal });
    return () => {
      blocker.abort();
      keepers.splice(keepers.indexOf(blocker), 1);
    };
  }, []);
}
