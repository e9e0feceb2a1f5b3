import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

/** How the router numbers the entries of the browser's history. */
const numbered = v.object({ idx: v.number() });

/** The number of an entry; undefined of one that is not the router's. */
function numberOf(state: unknown): number | undefined {
  const { success, output } = v.safeParse(numbered, state);
  return success ? output.idx : undefined;
}

/**
 * Keeps who goes back or forward in the browser where they are, for as long as that would lose something, and hands
 * over the way they wanted to go.
 */
export function useKeptPlace(kept: boolean, onLeave: (go: () => void) => void): void {
  const ask = useEffectEvent(onLeave);

  useEffect(() => {
    if (!kept) return;
    const listening = new AbortController();
    const here = numberOf(history.state);
    let returning = false;

    function stay(event: PopStateEvent): void {
      const there = numberOf(event.state);
      const isReturn = returning && there === here;
      if (there === undefined || here === undefined || (there === here && !isReturn)) return;
      // The router, which listens as well, is to hear of neither the step nor the way back.
      event.stopImmediatePropagation();
      returning = !isReturn;
      if (isReturn) return;
      history.go(here - there);
      ask(() => history.go(there - here));
    }

    addEventListener('popstate', stay, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [kept]);
}
