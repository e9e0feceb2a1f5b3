import { describe, expect, test } from 'vitest';
import { makeProduct } from '../testing/product';
import { getItemName } from './item-name';

const board = makeProduct({
  id: 3,
  name: 'Garden Board',
  translations: { es: { name: 'Tabla de la huerta' } },
});
const item = { productId: 3, productName: 'Garden Board', optionName: null };

describe('getItemName', () => {
  test("is the product's Spanish name in Spanish, and the stored name in English", () => {
    expect(getItemName(item, [board], 'es')).toBe('Tabla de la huerta');
    expect(getItemName(item, [board], 'en')).toBe('Garden Board');
  });

  test.each([
    ['was deleted', { ...item, productId: null }, board],
    ['was renamed', item, { ...board, name: 'Market Board' }],
    ['has no Spanish name', item, { ...board, translations: { es: { name: ' ' } } }],
  ])('is the stored name if the product %s', (_, orderItem, product) => {
    expect(getItemName(orderItem, [product], 'es')).toBe('Garden Board');
  });

  test.each([
    ['en', { en: 'Large', es: 'Grande' }, 'Garden Board, Large'],
    ['es', { en: 'Large', es: 'Grande' }, 'Tabla de la huerta, Grande'],
    ['es', { en: 'Large', es: '' }, 'Tabla de la huerta, Large'],
  ] as const)('in %s, has the option %j: %s', (language, optionName, name) => {
    expect(getItemName({ ...item, optionName }, [board], language)).toBe(name);
  });
});
