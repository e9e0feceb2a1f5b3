import { useEffect, useRef } from 'react';

/**
 * Focuses the first new card after "Load more", because the button may unmount; the last card if there are no new ones.
 * `selector` matches the focusable element of each card.
 */
export function useFocusFirstNew<Grid extends HTMLElement>(
  count: number,
  loading: boolean,
  selector: string,
) {
  const grid = useRef<Grid>(null);
  const previousCount = useRef<number>(undefined);
  const hasStarted = useRef(false);

  useEffect(() => {
    if (previousCount.current === undefined) return;
    if (loading) {
      hasStarted.current = true;
      return;
    }
    if (!hasStarted.current) return;
    const all = grid.current?.querySelectorAll<HTMLElement>(selector);
    all?.[Math.min(previousCount.current, count - 1)]?.focus();
    previousCount.current = undefined;
    hasStarted.current = false;
  }, [count, loading, selector]);

  return {
    grid,
    expectMore: () => {
      previousCount.current = count;
    },
  };
}
