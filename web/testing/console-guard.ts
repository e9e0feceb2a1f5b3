import { format } from 'node:util';
import { expect } from 'vitest';

let output: string[] = [];

export function recordConsole(): void {
  output = [];
  const record = (...args: unknown[]) => void output.push(format(...args));
  console.error = record;
  console.warn = record;
}

export function expectNoConsoleOutput(): void {
  // As one text: a list would be cut to its length in the summary of a run.
  expect(output.join('\n'), 'the console').toBe('');
}
