import { useRef } from 'react';

/** The id of the button that opens a row of a list. */
export const openerId = (id: number): string => `open-${id}`;

interface Numbered {
  readonly id: number;
}

/** The row that stands where others stood, once they have gone: the one after them, else the one before. */
export function heirOf<Row extends Numbered>(
  rows: readonly Row[],
  gone: readonly Numbered[],
): Row | undefined {
  const ids = new Set(gone.map(({ id }) => id));
  const last = rows.findLastIndex(({ id }) => ids.has(id));
  return rows[last + 1] ?? rows.findLast(({ id }) => !ids.has(id));
}

/** Keeps the focus in a list whose rows come and go. */
export function useListFocus() {
  const place = useRef<HTMLElement>(null);

  /** Moves the focus to a row; to the list itself, where it has none or has it no longer. */
  function focusRow(id: number | undefined): void {
    const opener = id === undefined ? null : document.getElementById(openerId(id));
    (opener ?? place.current)?.focus();
  }

  /** The list takes the focus that went with a row. */
  function catchFocus(): void {
    if (document.activeElement === document.body) place.current?.focus();
  }

  return { place, focusRow, catchFocus };
}
