import { describe, expect, test } from 'vitest';
import { makeOption } from '../testing/product';
import { changeOptionPrices, resolveOptions } from './resolve-options';

const small = makeOption({
  key: 'small',
  name: { en: 'Small', es: 'Chica' },
  price: 58,
  isDefault: false,
});
const large = makeOption({ key: 'large', name: { en: 'Large', es: 'Grande' }, price: 98 });

describe('resolveOptions', () => {
  test('writes price and price texts from new options', () => {
    const fields = { price: 1, priceTiers: 'old', options: [small, large], translations: {} };
    expect(resolveOptions(fields, undefined)).toEqual({
      price: 98,
      priceTiers: 'Small: $58\nLarge: $98',
      options: [small, large],
      translations: { es: { priceTiers: 'Chica: $58\nGrande: $98' } },
    });
  });

  test('makes a price without options the price of the stored default option, and keeps Spanish texts', () => {
    const current = { options: [small, large], translations: { es: { name: 'Tabla' } } };
    expect(resolveOptions({ price: 108 }, current)).toEqual({
      price: 108,
      priceTiers: 'Small: $58\nLarge: $108',
      options: [small, { ...large, price: 108 }],
      translations: { es: { name: 'Tabla', priceTiers: 'Chica: $58\nGrande: $108' } },
    });
  });

  test('removes a Spanish price text when no option has a Spanish name', () => {
    const options = [makeOption({ name: { en: 'Large', es: '' }, price: 98 })];
    const current = { options: [large], translations: { es: { priceTiers: 'Grande: $98' } } };
    expect(resolveOptions({ price: 98, options }, current)).toHaveProperty('translations', {});
  });

  test('leaves price and free text of a product without options as they are', () => {
    const fields = { price: 58, priceTiers: 'Small $58, large: ask us' };
    expect(resolveOptions(fields, undefined)).toEqual({ ...fields, options: [] });
    const current = { options: [large], translations: {} };
    expect(resolveOptions({ ...fields, options: [] }, current)).toEqual({ ...fields, options: [] });
  });
});

describe('changeOptionPrices', () => {
  const box = makeOption({
    key: 'box',
    price: 95,
    quantityPrices: [
      { minQuantity: 10, price: 88 },
      { minQuantity: 20, price: 80 },
    ],
  });

  test('drops quantity prices that are no longer lower', () => {
    expect(changeOptionPrices([box], { price: 85 })).toEqual([
      { ...box, price: 85, quantityPrices: [{ minQuantity: 20, price: 80 }] },
    ]);
  });

  test('sets prices by key and skips unknown keys', () => {
    const optionPrices = [
      { key: 'box', price: 105, quantityPrices: [{ minQuantity: 10, price: 98 }] },
      { key: 'gone', price: 1 },
    ];
    expect(changeOptionPrices([small, box], { price: 7, optionPrices })).toEqual([
      small,
      { ...box, price: 105, quantityPrices: [{ minQuantity: 10, price: 98 }] },
    ]);
  });
});
