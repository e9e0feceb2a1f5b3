import { expect, test } from 'vitest';
import { findBudgetBand } from './rules';

test.each([
  [undefined, undefined],
  [299, 'under-300'],
  [300, '300-600'],
  [600, '300-600'],
  [601, '600-1000'],
  [1500, '1000-2000'],
  [2001, 'over-2000'],
])('findBudgetBand of %s is %s', (dollars, band) => {
  expect(findBudgetBand(dollars)).toBe(band);
});
