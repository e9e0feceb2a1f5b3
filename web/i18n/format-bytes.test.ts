import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes';

test.each([
  [0, '0.1 MB'],
  [2_345_000, '2.3 MB'],
  [999_900_000, '999.9 MB'],
  [42_600_000_000, '42.6 GB'],
  [1_234_000_000_000, '1,234 GB'],
])('formatBytes formats %d bytes as %s, in both languages', (bytes, expected) => {
  for (const language of ['en', 'es'] as const) {
    expect(formatBytes(bytes, language)).toBe(expected);
  }
});
