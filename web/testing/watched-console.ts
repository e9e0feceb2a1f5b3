import { format } from 'node:util';
import { expect } from 'vitest';

let said: string[] = [];

export function watchConsole(): void {
  said = [];
  const listen = (...words: unknown[]) => void said.push(format(...words));
  console.error = listen;
  console.warn = listen;
}

export function expectQuietConsole(): void {
  expect(said, 'the console').toEqual([]);
}
