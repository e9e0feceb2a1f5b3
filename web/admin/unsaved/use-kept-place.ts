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
 * Keeps who goes back or forward in the browser where they are: on a phone that is how one closes what has opened over
 * a page, and `onBack` does so.
 */
export function useKeptPlace(onBack: () => void): void {
  const close = useEffectEvent(onBack);

  useEffect(() => {
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
      if (isReturn) close();
      else history.go(here - there);
    }

    addEventListener('popstate', stay, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
}
