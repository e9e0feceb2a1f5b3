import { describe, expect, test } from 'vitest';
import { makeOption } from '../testing/product';
import { formatPriceTiers, formatSpanishPriceTiers } from './format-price-tiers';

describe('formatPriceTiers', () => {
  test('writes one line per option, with the people that it serves', () => {
    const options = [
      makeOption({ name: { en: 'Small', es: 'Chica' }, price: 58, serves: { from: 2, to: 4 } }),
      makeOption({ name: { en: 'Large', es: '' }, price: 1158.5, serves: { from: 8, to: 12 } }),
    ];
    expect(formatPriceTiers(options, 'en')).toBe(
      'Small, 2–4 people: $58\nLarge, 8–12 people: $1,158.50',
    );
    expect(formatPriceTiers(options, 'es')).toBe(
      'Chica, 2 a 4 personas: $58\nLarge, 8 a 12 personas: $1,158.50',
    );
  });

  test.each([
    ['that its name has already', 'Up to 25 guests', { from: 15, to: 25 }],
    ['that are one exact number', 'Two dozen', { from: 24, to: 24 }],
    ['that are unknown', 'One box', null],
  ])('leaves out servings %s', (_, name, serves) => {
    const option = makeOption({ name: { en: name, es: '' }, price: 98, serves });
    expect(formatPriceTiers([option], 'en')).toBe(`${name}: $98`);
  });

  test('writes quantity prices under their option', () => {
    const quantityPrices = [{ minQuantity: 10, price: 88 }];
    const option = makeOption({
      name: { en: 'One box', es: 'Una caja' },
      price: 95,
      quantityPrices,
    });
    expect(formatPriceTiers([option], 'en')).toBe('One box: $95\n10 or more, each: $88');
    expect(formatPriceTiers([option], 'es')).toBe('Una caja: $95\n10 o más, cada una: $88');
  });
});

test('formatSpanishPriceTiers is undefined without any Spanish name', () => {
  const options = [makeOption({ name: { en: 'Small', es: '' }, price: 58 })];
  expect(formatSpanishPriceTiers(options)).toBeUndefined();
  const named = makeOption({ name: { en: 'Large', es: 'Grande' }, price: 98 });
  expect(formatSpanishPriceTiers([...options, named])).toBe('Small: $58\nGrande: $98');
});
