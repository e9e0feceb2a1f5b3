import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from '../core/fields';
import { languages } from '../core/language';
import { mapKeys } from '../core/record';
import { getFieldErrors } from '../testing/field-errors';
import { productEdit, productInput, versionField } from './input-schema';
import { productMessages } from './messages';
import { textFieldNames } from './text-fields';

const board = {
  name: 'Fig Board',
  price: '88.50',
  region: 'Spain',
  category: 'boards',
  imageUrl: '/images/figs.jpg',
  description: 'Figs and three cheeses.',
};

type Field = keyof v.InferOutput<typeof productInput>;

/** The parsed value of a single field. */
const parseField = (field: Field, input: unknown) =>
  v.parse(productInput, { ...board, [field]: input })[field];

/** Errors of a single field in both languages. */
const getErrors = (field: Field, input: unknown) =>
  Object.fromEntries(
    languages.map((lang) => [
      lang,
      getFieldErrors(productInput, { ...board, [field]: input }, lang)[field],
    ]),
  );

test('productInput defaults missing fields to empty and in stock', () => {
  expect(v.parse(productInput, board)).toEqual({
    ...board,
    price: 88.5,
    ...mapKeys(textFieldNames, () => null),
    sku: null,
    quantityAvailable: null,
    inStock: true,
    featured: false,
    seasonal: false,
    translations: {},
  });
});

test('productEdit omits missing fields, so that they stay unchanged', () => {
  expect(v.parse(productEdit, board)).toEqual({ ...board, price: 88.5 });
  expect(v.parse(productEdit, { ...board, origin: ' ', quantityAvailable: '' })).toMatchObject({
    origin: null,
    quantityAvailable: null,
  });
});

test.each(languages)('productInput and productEdit report every missing field, in %s', (lang) => {
  const { name, price, region, category, imageUrl, description } = productMessages;
  const requiredMessages = { name, price, region, category, imageUrl, description };
  const expected = Object.fromEntries(
    Object.entries(requiredMessages).map(([field, message]) => [field, message[lang]]),
  );
  expect(getFieldErrors(productInput, {}, lang)).toEqual(expected);
  expect(getFieldErrors(productEdit, {}, lang)).toEqual(expected);
});

describe('productInput price', () => {
  test.each([
    ['12.50', 12.5],
    [' 12 ', 12],
    ['$165.50', 165.5],
    ['$ 12', 12],
    ['1,165.50', 1165.5],
    ['$12,000', 12_000],
    ['0', 0],
    [0, 0],
    [99_999.99, 99_999.99],
    ['99999.99', 99_999.99],
    [0.1 + 0.2, 0.3],
    [1.005e2, 100.5],
  ])('parses %j as %d', (input, dollars) => {
    expect(parseField('price', input)).toBe(dollars);
  });

  test.each([
    -1,
    -0.01,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    '12,50',
    0.005,
    '0.005',
    '12.',
    '.5',
    '1e3',
    '0x10',
    '12$',
    '$',
    '1,16.50',
    '1,1650',
    ',165',
    '€12',
    '-1',
    '',
    ' ',
    null,
    true,
    [12],
    {},
  ])('rejects %j', (input) => {
    expect(getErrors('price', input)).toEqual(productMessages.price);
  });

  test.each([100_000, '100000', 99_999.999e3])('rejects %j as too high', (input) => {
    expect(getErrors('price', input)).toEqual(productMessages.priceTooHigh);
  });
});

describe('productInput quantityAvailable', () => {
  test.each([
    ['', null],
    [' ', null],
    [null, null],
    [undefined, null],
    ['12', 12],
    [' 012 ', 12],
    [0, 0],
    [1_000_000, 1_000_000],
  ])('parses %j as %j', (input, quantity) => {
    expect(parseField('quantityAvailable', input)).toBe(quantity);
  });

  test.each([2.5, '2.5', -1, '-1', 'twelve', '1e2', 1_000_001, Number.POSITIVE_INFINITY, true, []])(
    'rejects %j',
    (input) => {
      expect(getErrors('quantityAvailable', input)).toEqual(productMessages.quantity);
    },
  );
});

describe('productInput category', () => {
  test.each([
    ['boards', 'boards'],
    ['Charcuterie Boards', 'boards'],
    [' grazing TABLE ', 'grazing'],
    ['Special Occasions', 'special'],
    ['gift box', 'gifts'],
  ])('parses %j as %s', (input, slug) => {
    expect(parseField('category', input)).toBe(slug);
  });

  test.each(['sculptures', '', null, 7, ['boards']])('rejects %j', (input) => {
    expect(getErrors('category', input)).toEqual(productMessages.category);
  });
});

test.each(['Portugal', 'spain', '', null, 7])('productInput rejects the region %j', (input) => {
  expect(getErrors('region', input)).toEqual(productMessages.region);
});

describe('productInput texts', () => {
  test('keep markup literally and are trimmed', () => {
    expect(parseField('name', ' <b>Figs</b> & "cheese" ')).toBe('<b>Figs</b> & "cheese"');
    expect(parseField('description', '<script>alert(1)</script>')).toBe(
      '<script>alert(1)</script>',
    );
  });

  test('are empty if blank', () => {
    expect(parseField('allergens', ' \n')).toBeNull();
    expect(getErrors('name', '  ')).toEqual(productMessages.name);
    expect(getErrors('description', '\n')).toEqual(productMessages.description);
  });

  test.each([
    ['name', 200],
    ['sku', 64],
    ['origin', 200],
    ['ingredients', 5000],
  ] as const)('have a maximum length: %s', (field, max) => {
    expect(parseField(field, '🍇'.repeat(max))).toBe('🍇'.repeat(max));
    expect(getErrors(field, 'a'.repeat(10_000))).toEqual(fieldMessages.maxLength(max));
  });

  test.each(['name', 'sku', 'description'] as const)('reject a NUL in %s', (field) => {
    expect(getErrors(field, 'Fig\0s')).toEqual(fieldMessages.unstorable);
  });
});

describe('productInput imageUrl', () => {
  test.each(['/api/media/optimize/fig?v=1', '/a.jpg', 'https://elsewhere.example/a.jpg'])(
    'accepts %s',
    (url) => {
      expect(parseField('imageUrl', ` ${url} `)).toBe(url);
    },
  );

  test.each([
    'fig.jpg',
    '//elsewhere.example/a.jpg',
    '/\\elsewhere.example/a.jpg',
    'http://elsewhere.example/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://',
  ])('rejects %s', (url) => {
    expect(getErrors('imageUrl', url)).toEqual(productMessages.imageUrlInvalid);
  });
});

describe('productInput dimensions and weight', () => {
  test.each(['12 x 8 x 2 in', '12x8x2', '12.5 × 8 X 2cm'])('accepts the dimensions %s', (input) => {
    expect(parseField('dimensions', input)).toBe(input);
  });

  test.each(['12 x 8', 'large', '12 x 8 x 2 m', '-1 x 2 x 3'])(
    'rejects the dimensions %s',
    (input) => {
      expect(getErrors('dimensions', input)).toEqual(productMessages.dimensions);
    },
  );

  test.each(['2.5 lb', '900g', '1 KG', '12 oz'])('accepts the weight %s', (input) => {
    expect(parseField('weight', input)).toBe(input);
  });

  test.each(['heavy', '2.5', 'lb', '2,5 lb', '2 stone'])('rejects the weight %s', (input) => {
    expect(getErrors('weight', input)).toEqual(productMessages.weight);
  });
});

describe('productInput translations', () => {
  test('omit empty texts', () => {
    const es = { name: ' Tabla de higos ', description: '', materials: null };
    expect(parseField('translations', { es })).toEqual({ es: { name: 'Tabla de higos' } });
  });

  test('omit a language without texts', () => {
    expect(parseField('translations', { es: { name: ' ' } })).toEqual({});
    expect(parseField('translations', {})).toEqual({});
  });

  test('report errors by field path', () => {
    const translations = { es: { name: 'a'.repeat(201) } };
    expect(getFieldErrors(productInput, { ...board, translations }, 'es')).toEqual({
      'translations.es.name': fieldMessages.maxLength(200).es,
    });
  });
});

test.each(['inStock', 'featured', 'seasonal'] as const)(
  'productInput %s must be true or false',
  (flag) => {
    expect(parseField(flag, true)).toBe(true);
    for (const input of ['true', 1, null])
      expect(getErrors(flag, input)).toEqual(productMessages.flag);
  },
);

test('versionField is optional and accepts integers from 1 to 2^31 - 1', () => {
  expect(v.parse(versionField, undefined)).toBeUndefined();
  expect(v.parse(versionField, 3)).toBe(3);
  for (const input of [0, 1.5, -1, '3', 2 ** 31]) {
    expect(getFieldErrors(versionField, input, 'es')).toEqual({ '': productMessages.version.es });
  }
});
