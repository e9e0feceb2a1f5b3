import { useRef } from 'react';

/** The id of the button that opens a row of a list. */
export const openerId = (id: number): string => `open-${id}`;

/** Keeps the focus in a list whose rows come and go. */
export function useListFocus() {
  const place = useRef<HTMLElement>(null);

  /** Moves the focus to the row that was looked at last; to the list itself, where it has gone from it. */
  function focusRow(id: number): void {
    const opener = document.getElementById(openerId(id));
    (opener ?? place.current)?.focus();
  }

  /** The list takes the focus that went with a row. */
  function catchFocus(): void {
    if (document.activeElement === document.body) place.current?.focus();
  }

  return { place, focusRow, catchFocus };
}
