import { expect, test } from 'vitest';
import { parseDollars } from './parse-dollars';

test.each([
  ['$1,200.50', 1200.5],
  [' 88 ', 88],
  ['', Number.NaN],
  ['-5', Number.NaN],
  // A decimal comma, which must not become 120,050 dollars.
  ['1200,50', Number.NaN],
  ['1.234', Number.NaN],
  ['1.2.3', Number.NaN],
  ['1e5', Number.NaN],
])('parseDollars reads %j as %d', (text, amount) => {
  expect(parseDollars(text)).toBe(amount);
});
