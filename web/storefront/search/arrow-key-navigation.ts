import type { KeyboardEvent } from 'react';

const offsets: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the input and the links below it. */
export function moveFocusWithArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const offset = offsets[event.key];
  if (offset === undefined) return;
  const focusable = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next =
    focusable[focusable.findIndex((element) => element.contains(document.activeElement)) + offset];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
