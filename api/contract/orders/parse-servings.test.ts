import { expect, test } from 'vitest';
import { parseServings } from './order-validation';

test.each([
  ['Serves 25–40', 25, 40],
  ['Small: serves 2–4', 2, 4],
  ['Serves 75–120', 75, 120],
  ['Serves 2', 2, 2],
  ['8-10 people', 8, 10],
  ['8 to 10 people', 8, 10],
  ['8 – 10', 8, 10],
  ['30+', 30, 30],
  ['Board of 14 in: Serves 6—8', 6, 8],
])('parseServings reads ‘%s’ as %d to %d people', (servingSize, from, to) => {
  expect(parseServings({ servingSize })).toEqual({ from, to });
});

test.each([null, '', 'Twelve cups, one a guest', 'Plenty'])(
  'parseServings is undefined for %j',
  (servingSize) => {
    expect(parseServings({ servingSize })).toBeUndefined();
  },
);
