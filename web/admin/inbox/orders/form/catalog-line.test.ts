import { expect, test } from 'vitest';
import { findProductByName } from '../../../../testing/demo-data';
import { changeQuantity, createCatalogLine, selectOption } from './catalog-line';

const makeOption = (key: string, price: number) => ({
  key,
  name: { en: key, es: `${key} (es)` },
  price,
  serves: null,
  stock: null,
  isDefault: key === 'small',
  quantityPrices: [{ minQuantity: 10, price: price - 7 }],
});

const product = {
  ...findProductByName('Garden Board'),
  options: [makeOption('small', 95), makeOption('large', 120.5)],
};
const line = createCatalogLine(product);

test('a line of the catalog starts with the default option and its price', () => {
  expect(line).toMatchObject({
    productId: product.id,
    option: 'small',
    quantity: '1',
    price: '95',
  });
});

test('another option brings its name and price', () => {
  expect(selectOption(line, product, 'large')).toMatchObject({
    option: 'large',
    optionName: { en: 'large', es: 'large (es)' },
    price: '120.50',
  });
});

test.each([
  ['the price of the quantity', line, '88'],
  ['a price that the admin has changed', { ...line, price: '80' }, '80'],
])('another quantity has %s', (_, before, price) => {
  expect(changeQuantity(before, product, '10')).toMatchObject({ quantity: '10', price });
});
