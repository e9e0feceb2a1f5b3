/** @vitest-environment node */
import { expect, test } from 'vitest';
import { formatDay } from './dates';

test.each([
  ['en', 'Jan 5, 2025'],
  ['es', '5 ene 2025'],
] as const)('a day is written in %s as the back office writes it', (language, written) => {
  expect(formatDay('2025-01-05T18:00:00.000Z', language)).toBe(written);
});
