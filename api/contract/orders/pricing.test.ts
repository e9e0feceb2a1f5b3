import { faker } from '@faker-js/faker';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../products/schema';
import { defaultShopSettings } from '../settings/shop-settings';
import { makeProduct } from '../testing/product';
import { getFeeCents, getUnitCents, priceLines, priceOrder } from './pricing';
import { fulfillmentMethods } from './rules';

const makeOption = (
  key: string,
  price: number,
  quantityPrices: Product['options'][number]['quantityPrices'] = [],
): Product['options'][number] => ({
  key,
  name: { en: key, es: key },
  price,
  serves: null,
  stock: null,
  isDefault: key === 'medium',
  quantityPrices,
});

const board = makeProduct({
  id: 1,
  price: 108,
  options: [makeOption('small', 58), makeOption('medium', 108), makeOption('large', 158)],
});

const box = makeProduct({
  id: 2,
  price: 95,
  options: [makeOption('one', 95, [{ minQuantity: 10, price: 88 }])],
});

const jam = makeProduct({ id: 3, price: 12.1 });

describe('getUnitCents', () => {
  test.each([
    [board, undefined, 1, 10_800],
    [board, 'large', 1, 15_800],
    [board, 'gigantic', 1, undefined],
    [box, 'one', 9, 9500],
    [box, 'one', 10, 8800],
    [box, null, 12, 8800],
    [jam, undefined, 3, 1210],
    [jam, 'large', 1, undefined],
  ] as const)(
    'prices product $id with option %s at quantity %d',
    (product, option, quantity, cents) => {
      expect(getUnitCents(product, { option, quantity })).toBe(cents);
    },
  );

  test('uses the last quantity price that is reached', () => {
    const product = makeProduct({
      options: [
        makeOption('one', 95, [
          { minQuantity: 10, price: 88 },
          { minQuantity: 50, price: 80 },
        ]),
      ],
    });
    const prices = [9, 10, 49, 50, 9999].map((quantity) => getUnitCents(product, { quantity }));
    expect(prices).toEqual([9500, 8800, 8800, 8000, 8000]);
  });
});

test('getFeeCents charges by area, per shipped recipient, and nothing for pickup', () => {
  const getFee = (fulfillment: Parameters<typeof getFeeCents>[0]) =>
    getFeeCents(fulfillment, defaultShopSettings);
  expect(getFee({ fulfilment: 'pickup', area: 'greater-la' })).toBe(0);
  expect(getFee({ fulfilment: 'delivery', area: 'highland-park' })).toBe(0);
  expect(getFee({ fulfilment: 'delivery', area: 'northeast-la' })).toBe(1500);
  expect(getFee({ fulfilment: 'delivery', area: 'greater-la' })).toBe(3500);
  expect(getFee({ fulfilment: 'delivery', area: undefined })).toBeUndefined();
  expect(getFee({ fulfilment: 'shipping' })).toBe(999);
  expect(getFee({ fulfilment: 'shipping', recipientCount: 10 })).toBe(9990);
});

describe('priceOrder over random carts', () => {
  beforeEach(() => {
    faker.seed(20);
  });

  function generateProduct(id: number): Product {
    const prices = faker.helpers.multiple(() => faker.number.int({ min: 0, max: 500_000 }) / 100, {
      count: { min: 0, max: 4 },
    });
    const options = prices.map((price, index) => {
      const minQuantities = faker.helpers
        .uniqueArray(() => faker.number.int({ min: 2, max: 60 }), 2)
        .sort((a, b) => a - b);
      const quantityPrices = minQuantities.map((minQuantity, tier) => ({
        minQuantity,
        price: Math.round(price * (90 - tier * 10)) / 100,
      }));
      return { ...makeOption(`option-${index}`, price, quantityPrices), isDefault: index === 0 };
    });
    return makeProduct({
      id,
      price: prices[0] ?? faker.number.int({ max: 99_999 }) / 100,
      options,
    });
  }

  const generateCart = (products: readonly Product[]) => ({
    fulfilment: faker.helpers.arrayElement(fulfillmentMethods),
    area: faker.helpers.arrayElement(['highland-park', 'northeast-la', 'greater-la', null]),
    recipientCount: faker.number.int({ min: 1, max: 50 }),
    selections: faker.helpers.arrayElements(products, { min: 1, max: 6 }).map((product) => ({
      productId: product.id,
      option: faker.helpers.arrayElement([...product.options.map(({ key }) => key), null]),
      quantity: faker.number.int({ min: 1, max: 9999 }),
    })),
  });

  test('is never negative, adds up, and stays in whole cents for 10,000 carts', () => {
    const products = Array.from({ length: 40 }, (_, index) => generateProduct(index + 1));
    for (let count = 0; count < 10_000; count += 1) {
      const {
        lines,
        subtotalCents,
        feeCents = 0,
        totalCents,
      } = priceOrder(generateCart(products), products, defaultShopSettings);
      const amounts = [
        subtotalCents,
        feeCents,
        totalCents,
        ...lines.map((line) => line.totalCents),
      ];
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      expect(subtotalCents).toBe(lines.reduce((sum, line) => sum + line.totalCents, 0));
      expect(totalCents).toBe(subtotalCents + feeCents);
    }
  });

  test('never raises the unit price with the quantity where quantity prices fall', () => {
    for (let count = 0; count < 500; count += 1) {
      const product = generateProduct(1);
      const option = faker.helpers.arrayElement([...product.options.map(({ key }) => key), null]);
      const units = Array.from(
        { length: 70 },
        (_, index) => getUnitCents(product, { option, quantity: index + 1 }) ?? 0,
      );
      expect(units).toEqual([...units].sort((a, b) => b - a));
    }
  });
});

test('priceLines charges nothing for what is not sold', () => {
  const lines = priceLines(
    [
      { productId: 9, quantity: 2 },
      { productId: 1, option: 'gigantic', quantity: 1 },
    ],
    [board],
  );
  expect(lines).toMatchObject([
    { unitCents: undefined, totalCents: 0 },
    { unitCents: undefined, totalCents: 0 },
  ]);
});
