import { expect, test } from 'vitest';
import { orderStatuses } from './rules';
import { countStockUnits, holdsStock, isOpenStatus } from './stock';

const option = {
  key: 'large',
  name: { en: 'Large', es: 'Grande' },
  price: 120,
  serves: null,
  stock: 3,
  isDefault: true,
  quantityPrices: [],
};
const products = [
  { id: 1, inStock: true, quantityAvailable: 10, options: [] },
  { id: 2, inStock: false, quantityAvailable: null, options: [option] },
  { id: 3, inStock: true, quantityAvailable: null, options: [] },
  {
    id: 4,
    inStock: true,
    quantityAvailable: 4,
    options: [option, { ...option, key: 'small', stock: null }],
  },
];
const item = (productId: number | null, quantity: number, key: string | null = null) => ({
  productId,
  option: key,
  quantity,
});

test.each([
  ['a counted product', [item(1, 2)], 2],
  ['a counted option', [item(2, 2, 'large')], 2],
  ['no more than there is', [item(2, 5, 'large')], 3],
  ['no more than there is in two lines', [item(1, 8), item(1, 8)], 10],
  ['what its options share', [item(4, 2, 'small'), item(4, 3, 'large')], 4],
  ['no more than there is of an option', [item(4, 5, 'large'), item(4, 2, 'small')], 4],
  ['nothing of an uncounted product', [item(3, 4)], 0],
  ['nothing of a custom line', [item(null, 4)], 0],
])('confirming an order takes %s off the stock', (_, items, units) => {
  expect(countStockUnits(items, products)).toBe(units);
});

test('confirmed and fulfilled orders hold stock', () => {
  expect(orderStatuses.filter(holdsStock)).toEqual(['Confirmed', 'Fulfilled']);
});

test('new and confirmed orders are open', () => {
  expect(orderStatuses.filter(isOpenStatus)).toEqual(['New', 'Confirmed']);
});
