import { expect, test } from 'vitest';
import { findProductByName } from '../../../testing/demo-data';
import { createGetItemName } from './get-item-name';

const board = findProductByName('Garden Board');
const item = { productId: board.id, productName: board.name, optionName: null };
const spanish = board.translations.es;

test("an order item shows its product's Spanish name in Spanish, and the stored name in English", () => {
  expect(createGetItemName([board])(item, 'es')).toBe(spanish?.name);
  expect(createGetItemName([board])(item, 'en')).toBe('Garden Board');
});

test.each([
  ['was deleted', { ...item, productId: null }, board],
  ['was renamed', item, { ...board, name: 'Market Board' }],
  ['has no Spanish name', item, { ...board, translations: { es: { name: ' ' } } }],
])('an order item whose product %s shows its stored name', (_, orderItem, product) => {
  expect(createGetItemName([product])(orderItem, 'es')).toBe('Garden Board');
});

test.each([
  ['en', 'Garden Board, Large'],
  ['es', `${spanish?.name}, Grande`],
] as const)('an order item names its option in %s', (language, name) => {
  const large = { ...item, optionName: { en: 'Large', es: 'Grande' } };
  expect(createGetItemName([board])(large, language)).toBe(name);
});
