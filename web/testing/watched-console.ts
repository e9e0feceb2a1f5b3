import { format } from 'node:util';
import { expect } from 'vitest';

let said: string[] = [];

/** Listens to what is said through `console.error` and `console.warn`. */
export function watchConsole(): void {
  said = [];
  const listen = (...words: unknown[]) => void said.push(format(...words));
  console.error = listen;
  console.warn = listen;
}

/** Fails the test in which anything was said. */
export function expectQuietConsole(): void {
  expect(said, 'the console').toEqual([]);
}
