import { describe, expect, test } from 'vitest';
import { makeProduct } from '../testing/product';
import { getLowestTierPrice, getPriceTierName, isStartingPrice } from './price-tiers';

describe('getLowestTierPrice', () => {
  test.each([
    ['Up to 25 guests: $980\nUp to 40 guests: $1,450\nUp to 60 guests: $1,900', 980],
    ['Large: $188\nSmall: $68', 68],
    ['Small $45.50, large $80', 45.5],
    ['One box: $95\nTen boxes or more, each: $88', 88],
    ['Small - $45, Large - $80', 45],
    ['Box of 2 $64, box of 4 $120', 64],
    ['By size: $45–$80', 45],
    ['Small: $1200\r\nLarge: $2,400.00', 1200],
    ['Small: $58\nLarge: ask us', undefined],
    ['Small: $58\nWith a card: +$5\nWith flowers: + $12', undefined],
    ['Small: $58\nOn Wednesdays: -$10', undefined],
    ['Two boxes: $64\nTwo boxes, wrapped: $64', undefined],
    ['Small: 58\nLarge: 98', undefined],
    ['Small: $1,45\nLarge: $9.999', undefined],
    ['For 12 to 20 people', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j is %j', (priceTiers, expected) => {
    expect(getLowestTierPrice({ priceTiers })).toBe(expected);
  });
});

describe('isStartingPrice', () => {
  const priceTiers = 'Small: $68\nMedium: $128\nLarge: $1,188.50';

  test.each([
    [68, true],
    [67.999_999_9, true],
    [128, false],
    [1188.5, false],
    [50, false],
  ])('for a price of %d is %s', (price, expected) => {
    expect(isStartingPrice({ price, priceTiers })).toBe(expected);
  });

  test('is false for a product with one price', () => {
    expect(isStartingPrice({ price: 68, priceTiers: 'One box: $68' })).toBe(false);
    expect(isStartingPrice({ price: 68, priceTiers: null })).toBe(false);
  });
});

describe('getPriceTierName', () => {
  const product = makeProduct({
    price: 128,
    priceTiers: 'Small, 2–4 people: $68\nMedium, 5–8 people: $128',
    translations: { es: { priceTiers: 'Chica, 2 a 4 personas: $68\nMediana, 5 a 8: $128' } },
  });

  test('is the text before the product’s price', () => {
    expect(getPriceTierName(product, 'en')).toBe('Medium, 5–8 people');
    expect(getPriceTierName(product, 'es')).toBe('Mediana, 5 a 8');
  });

  test.each([
    ['no tier has the price', 'Small: $68\nLarge: $188'],
    ['two tiers have the price', 'Medium: $128\nMedium, wrapped: $128'],
    ['the tier names another price too', 'Medium: $128, or $140 wrapped'],
    ['the line has no name', '$128'],
    ['there are no tiers', null],
  ])('is empty if %s', (_, priceTiers) => {
    expect(getPriceTierName({ ...product, priceTiers, translations: {} }, 'en')).toBe('');
  });
});
