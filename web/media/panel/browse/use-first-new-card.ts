import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first card that comes with more files: the button that asked for them may be gone by then.
 * Where none comes, to the last one.
 */
export function useFirstNewCard(shown: number, loading: boolean) {
  const grid = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);
  const began = useRef(false);

  useEffect(() => {
    if (before.current === undefined) return;
    if (loading) {
      began.current = true;
      return;
    }
    if (!began.current) return;
    const card = grid.current?.children[Math.min(before.current, shown - 1)];
    before.current = undefined;
    began.current = false;
    card?.querySelector('button')?.focus();
  }, [shown, loading]);

  return {
    grid,
    awaitMore: () => {
      before.current = shown;
    },
  };
}
