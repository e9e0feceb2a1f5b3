import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow up and down move the focus between the input and the links below it. */
export function walkWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.findIndex((stop) => stop.contains(document.activeElement)) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
