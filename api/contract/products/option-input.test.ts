import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { languages } from '../core/language';
import { getFieldErrors } from '../testing/field-errors';
import { optionMessages, productMessages } from './messages';
import { optionPricesInput, optionsInput } from './option-input';

const small = { key: 'small', name: { en: 'Small', es: 'Chica' }, price: 58, isDefault: true };
const parse = (...options: unknown[]) => v.parse(optionsInput, options);
const wrapped = v.object({ options: optionsInput });
const getErrors = (options: unknown) =>
  languages.map((language) => getFieldErrors(wrapped, { options }, language));
const expectError = (options: unknown, path: string, message: { en: string; es: string }) =>
  expect(getErrors(options)).toMatchObject([{ [path]: message.en }, { [path]: message.es }]);

describe('optionsInput', () => {
  test('fills in what is missing and trims names', () => {
    expect(parse({ name: { en: ' Small ' }, price: '$58', isDefault: true })).toEqual([
      {
        key: 'small',
        name: { en: 'Small', es: '' },
        price: 58,
        serves: null,
        stock: null,
        isDefault: true,
        quantityPrices: [],
      },
    ]);
  });

  test('accepts numbers as text, as forms send them', () => {
    const [option] = parse({
      ...small,
      serves: { from: '2', to: ' 4 ' },
      stock: '',
      quantityPrices: [{ minQuantity: '10', price: '50.50' }],
    });
    expect(option).toMatchObject({
      serves: { from: 2, to: 4 },
      stock: null,
      quantityPrices: [{ minQuantity: 10, price: 50.5 }],
    });
  });

  test('accepts blank servings, but not half of them', () => {
    expect(parse({ ...small, serves: { from: '', to: '' } })).toMatchObject([{ serves: null }]);
    expectError(
      [{ ...small, serves: { from: '2', to: '' } }],
      'options.0.serves.to',
      optionMessages.serves,
    );
  });

  test('keeps keys, and generates missing ones from the English names', () => {
    const unnamed = { ...small, key: undefined, isDefault: false };
    const options = parse(
      small,
      { ...unnamed, name: { en: 'Small!' } },
      { ...unnamed, name: { en: 'Café, 2–4 people!' } },
      { ...unnamed, name: { en: '🧀' } },
      { ...unnamed, name: { en: 'x'.repeat(80) } },
    );
    expect(options.map(({ key }) => key)).toEqual([
      'small',
      'small-2',
      'cafe-2-4-people',
      'option',
      'x'.repeat(44),
    ]);
  });

  test('accepts no options at all', () => {
    expect(parse()).toEqual([]);
  });

  test('needs exactly one default', () => {
    const other = { ...small, key: 'large' };
    expectError([{ ...small, isDefault: false }], 'options', optionMessages.oneDefault);
    expectError([small, other], 'options', optionMessages.oneDefault);
  });

  test('refuses the same key twice, and more than twelve options', () => {
    const options = Array.from({ length: 13 }, (_, index) => ({
      ...small,
      key: `size-${index}`,
      name: { en: `Size ${index}` },
      isDefault: index === 0,
    }));
    expect(v.is(optionsInput, options.slice(1))).toBe(false);
    expect(v.is(optionsInput, options.slice(0, 12))).toBe(true);
    expectError(options, 'options', optionMessages.optionCount);
    const same = [small, { ...small, isDefault: false }];
    expectError(same, 'options', optionMessages.uniqueKeys);
  });

  test.each([
    ['in English', { en: 'SMÁLL', es: 'Grande' }, 'options.1.name.en'],
    ['in Spanish', { en: 'Large', es: ' chica ' }, 'options.1.name.es'],
    ['in both languages', { en: 'Small', es: 'Chica' }, 'options.1.name.en'],
    ['in Spanish, by the English name that it falls back to', { en: 'Chica' }, 'options.1.name.es'],
  ])('refuses the same name twice %s, ignoring case and accents', (_, name, path) => {
    expectError(
      [small, { ...small, key: 'large', isDefault: false, name }],
      path,
      optionMessages.uniqueNames,
    );
  });

  test('accepts different names, and reports names that are missing as missing', () => {
    const large = { ...small, key: 'large', isDefault: false };
    expect(
      v.is(optionsInput, [small, { ...large, name: { en: 'Smaller', es: 'Más chica' } }]),
    ).toBe(true);
    const unnamed = { ...large, name: { en: '' } };
    expectError([small, unnamed, unnamed], 'options.2.name.en', optionMessages.name);
  });

  test.each([
    ['no name', { name: { en: ' ' } }, 'options.0.name.en', optionMessages.name],
    ['a key with a space', { key: 'two dozen' }, 'options.0.key', optionMessages.key],
    ['no price', { price: '' }, 'options.0.price', productMessages.price],
    ['a fraction of stock', { stock: 1.5 }, 'options.0.stock', productMessages.quantity],
    ['nobody', { serves: { from: 0, to: 2 } }, 'options.0.serves.from', optionMessages.serves],
    [
      'too many people',
      { serves: { from: 1, to: 1001 } },
      'options.0.serves.to',
      optionMessages.serves,
    ],
    [
      'a falling range of people',
      { serves: { from: 4, to: 2 } },
      'options.0.serves',
      optionMessages.servesOrder,
    ],
    [
      'a quantity price from one unit on',
      { quantityPrices: [{ minQuantity: 1, price: 50 }] },
      'options.0.quantityPrices.0.minQuantity',
      optionMessages.minQuantity,
    ],
    [
      'a quantity price that is not lower',
      { quantityPrices: [{ minQuantity: 10, price: 58 }] },
      'options.0.quantityPrices',
      optionMessages.fallingPrices,
    ],
    [
      'quantities that do not rise',
      {
        quantityPrices: [
          { minQuantity: 10, price: 50 },
          { minQuantity: 10, price: 40 },
        ],
      },
      'options.0.quantityPrices',
      optionMessages.fallingPrices,
    ],
    [
      'six quantity prices',
      {
        quantityPrices: [2, 3, 4, 5, 6, 7].map((minQuantity) => ({
          minQuantity,
          price: 50 - minQuantity,
        })),
      },
      'options.0.quantityPrices',
      optionMessages.quantityPrices,
    ],
  ])('refuses %s', (_, changes, path, message) => {
    expectError([{ ...small, ...changes }], path, message);
  });

  test('refuses names of more than 80 characters and other types', () => {
    expect(v.is(optionsInput, [{ ...small, name: { en: 'x'.repeat(81) } }])).toBe(false);
    for (const options of ['Small: $58', {}, ['small'], [null]])
      expect(v.is(optionsInput, options)).toBe(false);
  });
});

test('optionPricesInput refuses a quantity price that is not lower', () => {
  const change = { key: 'small', price: 50, quantityPrices: [{ minQuantity: 2, price: 49 }] };
  expect(v.is(optionPricesInput, [change])).toBe(true);
  expect(v.is(optionPricesInput, [{ ...change, price: 49 }])).toBe(false);
});
