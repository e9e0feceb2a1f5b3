import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

/** How the router numbers the entries of the browser's history. */
const numbered = v.object({ idx: v.number() });

/** The number of an entry; undefined of one that is not the router's. */
function numberOf(state: unknown): number | undefined {
  const { success, output } = v.safeParse(numbered, state);
  return success ? output.idx : undefined;
}

/** Those that keep who goes back where they are; the last of them stands above the others, and is asked alone. */
const keepers: AbortController[] = [];

/** Goes to where one was, of which nobody else hears. */
function returnBy(steps: number, onReturned: () => void): void {
  function returned(event: PopStateEvent): void {
    event.stopImmediatePropagation();
    onReturned();
  }
  addEventListener('popstate', returned, { capture: true, once: true });
  history.go(steps);
}

/**
 * Keeps who goes back or forward in the browser where they are: on a phone that is how one closes what has opened over
 * a page, and `onBack` does so.
 */
export function useKeptPlace(onBack: () => void): void {
  const close = useEffectEvent(onBack);

  useEffect(() => {
    const keeper = new AbortController();
    const here = numberOf(history.state);

    function stay(event: PopStateEvent): void {
      const there = numberOf(event.state);
      if (keepers.at(-1) !== keeper) return;
      if (there === undefined || here === undefined || there === here) return;
      // The router listens as well.
      event.stopImmediatePropagation();
      returnBy(here - there, close);
    }

    keepers.push(keeper);
    addEventListener('popstate', stay, { capture: true, signal: keeper.signal });
    return () => {
      keeper.abort();
      keepers.splice(keepers.indexOf(keeper), 1);
    };
  }, []);
}
