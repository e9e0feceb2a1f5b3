import { describe, expect, test } from 'vitest';
import { formatList, formatPrice } from './formats';

describe.each(['en', 'es'] as const)('formatPrice in %s', (language) => {
  test.each([
    [88, '$88.00'],
    [9.99, '$9.99'],
    [1450.5, '$1,450.50'],
    [0, '$0.00'],
  ])('of %d returns %s', (dollars, expected) => {
    expect(formatPrice(dollars, language)).toBe(expected);
  });
});

test('formatList joins items by the rules of the language', () => {
  expect(formatList(['Eagle Rock', 'Atwater', 'Glendale'], 'en')).toBe(
    'Eagle Rock, Atwater, and Glendale',
  );
  expect(formatList(['Eagle Rock', 'Atwater', 'Glendale'], 'es')).toBe(
    'Eagle Rock, Atwater y Glendale',
  );
  expect(formatList(['Eagle Rock'], 'es')).toBe('Eagle Rock');
});
