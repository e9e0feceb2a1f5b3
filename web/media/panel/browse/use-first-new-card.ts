import { useEffect, useRef } from 'react';

/**
 * Moves focus to the first new card after "Load more", because the button may be unmounted; to the last card if none
 * came. `selector` matches the focusable element of each card.
 */
export function useFirstNewCard<Grid extends HTMLElement>(
  shown: number,
  loading: boolean,
  cards: string,
) {
  const grid = useRef<Grid>(null);
  const before = useRef<number>(undefined);
  const began = useRef(false);

  useEffect(() => {
    if (before.current === undefined) return;
    if (loading) {
      began.current = true;
      return;
    }
    if (!began.current) return;
    const all = grid.current?.querySelectorAll<HTMLElement>(cards);
    all?.[Math.min(before.current, shown - 1)]?.focus();
    before.current = undefined;
    began.current = false;
  }, [shown, loading, cards]);

  return {
    grid,
    awaitMore: () => {
      before.current = shown;
    },
  };
}
