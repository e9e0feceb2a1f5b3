import { expect, test } from 'vitest';
import { productNamed } from '../../../testing/demo-shop';
import { itemNameIn } from './item-name';

const board = productNamed('Garden Board');
const item = { productId: board.id, productName: board.name };
const spanish = board.translations.es;

test('a line of an order has the name of its product in Spanish, and the stored name in English', () => {
  expect(itemNameIn([board])(item, 'es')).toBe(spanish?.name);
  expect(itemNameIn([board])(item, 'en')).toBe('Garden Board');
});

test.each([
  ['is gone', { ...item, productId: null }, board],
  ['has another name by now', item, { ...board, name: 'Market Board' }],
  ['has no Spanish name', item, { ...board, translations: { es: { name: ' ' } } }],
])('a line whose product %s has the stored name', (_, line, product) => {
  expect(itemNameIn([product])(line, 'es')).toBe('Garden Board');
});
