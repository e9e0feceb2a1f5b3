import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rules } from '../core/fields';
import { languages } from '../core/language';
import { mapKeys } from '../core/record';
import { complaints } from '../testing/complaints';
import { productEdit, productForm, versionField } from './form-schema';
import { productRules } from './messages';
import { textFieldNames } from './text-fields';

const board = {
  name: 'Fig Board',
  price: '88.50',
  region: 'Spain',
  category: 'boards',
  imageUrl: '/images/figs.jpg',
  description: 'Figs and three cheeses.',
};

type Field = keyof v.InferOutput<typeof productForm>;

/** What becomes of one thing written into the form of a board. */
const kept = (field: Field, written: unknown) =>
  v.parse(productForm, { ...board, [field]: written })[field];

/** What both languages say of it. */
const told = (field: Field, written: unknown) =>
  Object.fromEntries(
    languages.map((lang) => [
      lang,
      complaints(productForm, { ...board, [field]: written }, lang)[field],
    ]),
  );

test('what is left out of a new product is empty, and it is in stock', () => {
  expect(v.parse(productForm, board)).toEqual({
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

test('what is left out of an edited product is not said, so that it stays', () => {
  expect(v.parse(productEdit, board)).toEqual({ ...board, price: 88.5 });
  expect(v.parse(productEdit, { ...board, origin: ' ', quantityAvailable: '' })).toMatchObject({
    origin: null,
    quantityAvailable: null,
  });
});

test.each(languages)('an empty form is told of everything it lacks, in %s', (lang) => {
  const { name, price, region, category, imageUrl, description } = productRules;
  const lacking = { name, price, region, category, imageUrl, description };
  const expected = Object.fromEntries(
    Object.entries(lacking).map(([field, rule]) => [field, rule[lang]]),
  );
  expect(complaints(productForm, {}, lang)).toEqual(expected);
  expect(complaints(productEdit, {}, lang)).toEqual(expected);
});

describe('a price', () => {
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
  ])('written %j is %d', (written, dollars) => {
    expect(kept('price', written)).toBe(dollars);
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
  ])('is not %j', (written) => {
    expect(told('price', written)).toEqual(productRules.price);
  });

  test.each([100_000, '100000', 99_999.999e3])('of %j is too high', (written) => {
    expect(told('price', written)).toEqual(productRules.priceTooHigh);
  });
});

describe('a quantity', () => {
  test.each([
    ['', null],
    [' ', null],
    [null, null],
    [undefined, null],
    ['12', 12],
    [' 012 ', 12],
    [0, 0],
    [1_000_000, 1_000_000],
  ])('written %j is %j', (written, quantity) => {
    expect(kept('quantityAvailable', written)).toBe(quantity);
  });

  test.each([2.5, '2.5', -1, '-1', 'twelve', '1e2', 1_000_001, Number.POSITIVE_INFINITY, true, []])(
    'is not %j',
    (written) => {
      expect(told('quantityAvailable', written)).toEqual(productRules.quantity);
    },
  );
});

describe('a category', () => {
  test.each([
    ['boards', 'boards'],
    ['Charcuterie Boards', 'boards'],
    [' grazing TABLE ', 'grazing'],
    ['Special Occasions', 'special'],
    ['gift box', 'gifts'],
  ])('called %j is %s', (written, slug) => {
    expect(kept('category', written)).toBe(slug);
  });

  test.each(['sculptures', '', null, 7, ['boards']])('is not %j', (written) => {
    expect(told('category', written)).toEqual(productRules.category);
  });
});

test.each(['Portugal', 'spain', '', null, 7])('%j is no region of ours', (written) => {
  expect(told('region', written)).toEqual(productRules.region);
});

describe('a text', () => {
  test('keeps markup as the text it is, without the spaces around it', () => {
    expect(kept('name', ' <b>Figs</b> & "cheese" ')).toBe('<b>Figs</b> & "cheese"');
    expect(kept('description', '<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
  });

  test('of nothing but spaces is none', () => {
    expect(kept('allergens', ' \n')).toBeNull();
    expect(told('name', '  ')).toEqual(productRules.name);
    expect(told('description', '\n')).toEqual(productRules.description);
  });

  test.each([
    ['name', 200],
    ['sku', 64],
    ['origin', 200],
    ['ingredients', 5000],
  ] as const)('such as %s has its length', (field, most) => {
    expect(kept(field, '🍇'.repeat(most))).toBe('🍇'.repeat(most));
    expect(told(field, 'a'.repeat(10_000))).toEqual(rules.longest(most));
  });

  test.each(['name', 'sku', 'description'] as const)('has no NUL, as in %s', (field) => {
    expect(told(field, 'Fig\0s')).toEqual(rules.storable);
  });
});

describe('the address of an image', () => {
  test.each(['/api/media/optimize/fig?v=1', '/a.jpg', 'https://elsewhere.example/a.jpg'])(
    'may be %s',
    (address) => {
      expect(kept('imageUrl', ` ${address} `)).toBe(address);
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
  ])('is not %s', (address) => {
    expect(told('imageUrl', address)).toEqual(productRules.imageAddress);
  });
});

describe('measures', () => {
  test.each(['12 x 8 x 2 in', '12x8x2', '12.5 × 8 X 2cm'])('such as %s are taken', (written) => {
    expect(kept('dimensions', written)).toBe(written);
  });

  test.each(['12 x 8', 'large', '12 x 8 x 2 m', '-1 x 2 x 3'])('such as %s are not', (written) => {
    expect(told('dimensions', written)).toEqual(productRules.dimensions);
  });

  test.each(['2.5 lb', '900g', '1 KG', '12 oz'])('of weight such as %s are taken', (written) => {
    expect(kept('weight', written)).toBe(written);
  });

  test.each(['heavy', '2.5', 'lb', '2,5 lb', '2 stone'])(
    'of weight such as %s are not',
    (written) => {
      expect(told('weight', written)).toEqual(productRules.weight);
    },
  );
});

describe('Spanish texts', () => {
  test('may be half filled: what is empty is left out', () => {
    const es = { name: ' Tabla de higos ', description: '', materials: null };
    expect(kept('translations', { es })).toEqual({ es: { name: 'Tabla de higos' } });
  });

  test('that say nothing are none', () => {
    expect(kept('translations', { es: { name: ' ' } })).toEqual({});
    expect(kept('translations', {})).toEqual({});
  });

  test('have their rules told at their fields', () => {
    const translations = { es: { name: 'a'.repeat(201) } };
    expect(complaints(productForm, { ...board, translations }, 'es')).toEqual({
      'translations.es.name': rules.longest(200).es,
    });
  });
});

test.each(['inStock', 'featured', 'seasonal'] as const)('%s is true or false', (flag) => {
  expect(kept(flag, true)).toBe(true);
  for (const written of ['true', 1, null]) expect(told(flag, written)).toEqual(productRules.flag);
});

test('a version is a whole number from 1 that a database can count to', () => {
  expect(v.parse(versionField, undefined)).toBeUndefined();
  expect(v.parse(versionField, 3)).toBe(3);
  for (const written of [0, 1.5, -1, '3', 2 ** 31]) {
    expect(complaints(versionField, written, 'es')).toEqual({ '': productRules.version.es });
  }
});
