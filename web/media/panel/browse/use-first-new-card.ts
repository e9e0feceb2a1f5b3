import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first card that comes with more files: the button that asked for them may be gone by then.
 * Where none comes, to the last one. `cards` selects what can have the focus, one element per card.
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
