import { describe, expect, test } from 'vitest';
import { maxPrice } from '#contract/products/limits';
import type { Product } from '#contract/products/schema';
import { makeOption } from '#contract/testing/product';
import { demoProducts } from '../../../testing/demo-data';
import {
  type ChangeKind,
  computeNewPrices,
  findPriceError,
  isChanged,
  parsePriceChange,
} from './price-change';

function createProductsWithPrices(...prices: number[]): Product[] {
  const [template] = demoProducts;
  if (!template) throw new Error('The demo data has no products.');
  return prices.map((price, index) => ({ ...template, id: index + 1, price, options: [] }));
}

function computeChange(kind: ChangeKind, text: string, ...prices: number[]) {
  const parsed = parsePriceChange(kind, text);
  if (!parsed) throw new Error(`${text} is not a valid price change.`);
  return computeNewPrices(createProductsWithPrices(...prices), parsed);
}

describe('parsePriceChange', () => {
  test.each([
    ['percent', '5', 500],
    ['percent', ' -10 % ', -1000],
    ['percent', '+7.5%', 750],
    ['percent', '−2.25', -225],
    ['dollars', '2', 200],
    ['dollars', '-1.50', -150],
    ['dollars', '- $1.5', -150],
    ['dollars', '$0.07', 7],
  ] as const)('parses a change in %s of "%s"', (kind, text, hundredths) => {
    expect(parsePriceChange(kind, text)).toEqual({ kind, hundredths });
  });

  test.each([
    ['percent', ''],
    ['percent', '-'],
    ['percent', '$5'],
    ['percent', '1.234'],
    ['percent', '1e3'],
    ['dollars', '5%'],
    ['dollars', '1,50'],
    ['dollars', '1.'],
    ['dollars', '--1'],
    ['dollars', '9'.repeat(400)],
  ] as const)('rejects a change in %s of "%s"', (kind, text) => {
    expect(parsePriceChange(kind, text)).toBeUndefined();
  });
});

describe('computeNewPrices', () => {
  test.each([
    ['percent', '5', 88.5, 92.93],
    ['percent', '-10', 88.5, 79.65],
    ['percent', '10', 1.15, 1.27],
    ['percent', '15', 1.1, 1.27],
    ['percent', '50', 0.01, 0.02],
    ['percent', '-33.33', 99_999.99, 66_669.99],
    ['percent', '0.01', 99_999.98, 100_009.98],
    ['dollars', '0.10', 0.2, 0.3],
    ['dollars', '-0.01', 1.1, 1.09],
    ['dollars', '2', 8.29, 10.29],
  ] as const)('a change in %s of %s turns $%d into $%d', (kind, text, price, expected) => {
    expect(computeChange(kind, text, price).map((row) => row.price)).toEqual([expected]);
  });

  test('returns whole cents for every price up to $200', () => {
    const prices = Array.from({ length: 20_000 }, (_, index) => (index + 1) / 100);
    const cents = computeChange('percent', '7.35', ...prices).map(({ price }) => price);
    expect(cents.filter((price) => price !== Number(price.toFixed(2)))).toEqual([]);
  });

  test('restores the old price after a change in dollars and its opposite', () => {
    const [raised] = computeChange('dollars', '0.1', 0.7);
    expect(computeChange('dollars', '-0.1', raised?.price ?? 0).map(({ price }) => price)).toEqual([
      0.7,
    ]);
  });
});

describe('findPriceError', () => {
  test.each([
    ['dollars', '-1.99', undefined],
    ['dollars', '-2', 'tooLow'],
    ['dollars', '-3', 'tooLow'],
    ['percent', '-100', 'tooLow'],
    ['percent', '-150', 'tooLow'],
    ['percent', '999999999', 'tooHigh'],
    ['dollars', '0', 'unchanged'],
    ['percent', '-0', 'unchanged'],
    ['percent', '0.2', 'unchanged'],
  ] as const)('returns the rule for a change in %s of %s to $2: %s', (kind, text, rule) => {
    expect(findPriceError(computeChange(kind, text, 2))?.rule).toBe(rule);
  });

  test('accepts the highest price and returns the first product above it', () => {
    expect(findPriceError(computeChange('dollars', '1', maxPrice - 1))).toBeUndefined();
    const tooHigh = computeChange('dollars', '1', 5, maxPrice - 0.99, maxPrice);
    expect(findPriceError(tooHigh)).toMatchObject({ rule: 'tooHigh', product: { id: 2 } });
  });

  test('accepts a change that leaves the default price, but not that of another option', () => {
    const [product] = createProductsWithPrices(0.1);
    if (!product) throw new Error('There is no product.');
    const options = [
      makeOption({ key: 'small', price: 0.1 }),
      makeOption({ key: 'large', price: 10, isDefault: false }),
    ];
    const prices = computeNewPrices([{ ...product, options }], {
      kind: 'percent',
      hundredths: 100,
    });
    expect(findPriceError(prices)).toBeUndefined();
    expect(prices.map(isChanged)).toEqual([true]);
    expect(prices[0]?.optionPrices.map(({ price }) => price)).toEqual([0.1, 10.1]);
  });

  test('accepts a change that leaves some prices unchanged', () => {
    const prices = computeChange('percent', '1', 0.1, 10);
    expect(findPriceError(prices)).toBeUndefined();
    expect(prices.map(isChanged)).toEqual([false, true]);
  });
});
