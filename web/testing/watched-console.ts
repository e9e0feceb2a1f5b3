import { format } from 'node:util';
import { expect } from 'vitest';

let output: string[] = [];

export function watchConsole(): void {
  output = [];
  const listen = (...args: unknown[]) => void output.push(format(...args));
  console.error = listen;
  console.warn = listen;
}

export function expectQuietConsole(): void {
  expect(output, 'the console').toEqual([]);
}
