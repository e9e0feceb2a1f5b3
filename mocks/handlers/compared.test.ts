import { expect, test } from 'vitest';
import { compared, inSmall } from './compared';

test('texts are in the order of the codes of their letters', () => {
  const ordered = ['', 'Zoe', 'a', 'ab', 'Élan', 'élan', '\uFF1A', '🍇', '🧀', '🧀 a'];
  expect(ordered.toReversed().sort(compared)).toEqual(ordered);
  expect(compared('a', 'a')).toBe(0);
});

test('numbers are in their own order', () => {
  expect([10, 9, 100].sort(compared)).toEqual([9, 10, 100]);
});

test('only the letters of English become small', () => {
  expect(inSmall('ÉLAN Tabla')).toBe('Élan tabla');
});
