import { expect, test } from 'vitest';
import { localizeDimensions } from './localize-dimensions';

test.each([
  ['18 x 12 x 4 in', 'en', '18 x 12 x 4 in'],
  ['18 x 12 x 4 in', 'es', '18 × 12 × 4 pulg.'],
  ['40 x 30 x 5 cm', 'es', '40 × 30 × 5 cm'],
  ['40 x 30 x 5', 'es', '40 × 30 × 5'],
] as const)('localizeDimensions formats "%s" in %s as "%s"', (dimensions, language, expected) => {
  expect(localizeDimensions(dimensions, language)).toBe(expected);
});
