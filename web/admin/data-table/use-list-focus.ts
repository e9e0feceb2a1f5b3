import { useRef } from 'react';

/** Id of the button that opens a row. */
export const getRowButtonId = (id: number): string => `open-${id}`;

interface Row {
  readonly id: number;
}

/** The row to focus after others are removed: the next one, else the previous one. */
export function findNextFocusTarget<R extends Row>(
  rows: readonly R[],
  removed: readonly Row[],
): R | undefined {
  const ids = new Set(removed.map(({ id }) => id));
  const last = rows.findLastIndex(({ id }) => ids.has(id));
  return rows[last + 1] ?? rows.findLast(({ id }) => !ids.has(id));
}

export function useListFocus() {
  const container = useRef<HTMLElement>(null);

  /** Falls back to the list if the row is missing. */
  function focusRow(id: number | undefined): void {
    const opener = id === undefined ? null : document.getElementById(getRowButtonId(id));
    (opener ?? container.current)?.focus();
  }

  /** Focuses the list if the focus was lost with a removed row. */
  function restoreFocus(): void {
    if (document.activeElement === document.body) container.current?.focus();
  }

  return { container, focusRow, restoreFocus };
}
