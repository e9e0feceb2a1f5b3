// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { formatList, formatPrice } from './formats';
import { closedDays, dayName, shopTime } from './opening-hours';

describe.each(['en', 'es'] as const)('in %s', (language) => {
  test.each([
    [88, '$88.00'],
    [9.99, '$9.99'],
    [1450.5, '$1,450.50'],
    [0, '$0.00'],
  ])('a price of %d is written %s', (dollars, written) => {
    expect(formatPrice(dollars, language)).toBe(written);
  });
});

test('a list is joined as its language joins things', () => {
  expect(formatList(['Eagle Rock', 'Atwater', 'Glendale'], 'en')).toBe(
    'Eagle Rock, Atwater, and Glendale',
  );
  expect(formatList(['Eagle Rock', 'Atwater', 'Glendale'], 'es')).toBe(
    'Eagle Rock, Atwater y Glendale',
  );
  expect(formatList(['Eagle Rock'], 'es')).toBe('Eagle Rock');
});

test('the shop is closed on Monday and Tuesday', () => {
  expect(closedDays).toEqual(['Monday', 'Tuesday']);
  expect(dayName('Tuesday', 'es')).toBe('martes');
  expect(dayName('Sunday', 'en')).toBe('Sunday');
});

test('a time is said with minutes only where there are some', () => {
  expect(shopTime('19:00', 'en')).toBe('7\u00a0pm');
  expect(shopTime('11:30', 'en')).toBe('11:30\u00a0am');
  expect(shopTime('19:00', 'es')).toMatch(/^7\u00a0p\.\u00a0?m\.$/);
});
