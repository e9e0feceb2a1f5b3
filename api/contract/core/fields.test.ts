import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getBilingualError } from '../testing/complaints';
import {
  lineField,
  messageField,
  nameField,
  phoneField,
  rules,
  sentFields,
  trapField,
} from './fields';

const tooShort = { en: 'Say more', es: 'Di más' };
const message = messageField(tooShort);

const taken: Record<string, undefined> = { en: undefined, es: undefined };

const zeroWidth = '\u200b';
const joiner = '\u200d';
const highHalf = '\ud83c';
const lowHalf = '\udf47';

describe('nameField', () => {
  test.each([
    ['two letters', 'Al'],
    ['combining accents', 'E\u0301a'],
    ['two characters outside the BMP', '🍇🫒'],
    ['right-to-left letters', 'ליאת'],
    ['an apostrophe and markup', "O'Brien <b>&amp;</b>"],
    ['surrounding spaces', '  Elena  '],
    ['200 characters outside the BMP', '🍇'.repeat(200)],
  ])('accepts %s and keeps it as typed', (_title, name) => {
    expect(v.parse(nameField, name)).toBe(name);
  });

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['one letter', 'A'],
    ['one character outside the BMP', '🍇'],
    ['spaces', '   \t\n'],
    ['Unicode spaces', '\u00a0\u3000\u2003'],
    ['only invisible characters', zeroWidth + joiner + zeroWidth],
    ['one letter among spaces', '  A  '],
    ['one letter among invisible characters', `${zeroWidth}A${zeroWidth}`],
    ['a number', 42],
    ['null', null],
    ['a list', ['Elena']],
  ])('reports the required message for: %s', (_title, name) => {
    expect(getBilingualError(nameField, name)).toEqual(rules.name);
  });

  test('rejects more than 200 characters', () => {
    expect(getBilingualError(nameField, 'a'.repeat(201))).toEqual(rules.longest(200));
  });
});

describe('messageField', () => {
  test('requires at least 10 characters', () => {
    expect(getBilingualError(message, 'nine char')).toEqual(tooShort);
    expect(getBilingualError(message, 'ten chars.')).toEqual(taken);
    expect(getBilingualError(message, '🍇'.repeat(9))).toEqual(tooShort);
    expect(getBilingualError(message, '🍇'.repeat(10))).toEqual(taken);
  });

  test('does not count surrounding spaces toward the minimum', () => {
    expect(getBilingualError(message, ` nine char${'\n'.repeat(20)}`)).toEqual(tooShort);
    expect(getBilingualError(message, `${zeroWidth.repeat(20)}nine char`)).toEqual(tooShort);
  });

  test('accepts line breaks, tabs and joined emoji', () => {
    const typed = `Hola,\r\n\tsomos una familia 👩${joiner}👧.\n`;
    expect(v.parse(message, typed)).toBe(typed);
  });

  test('rejects more than 5,000 characters, counted as code points', () => {
    expect(getBilingualError(message, '🍇'.repeat(5000))).toEqual(taken);
    expect(getBilingualError(message, 'a'.repeat(5001))).toEqual(rules.longest(5000));
  });
});

describe.each([
  ['nameField', nameField],
  ['messageField', message],
  ['shortTextField', lineField],
  ['phoneField', phoneField],
])('%s', (_title, field) => {
  test.each([
    ['a NUL', 'ten chars\0.'],
    ['a lone high surrogate', `ten chars ${highHalf}`],
    ['a lone low surrogate', `${lowHalf} ten chars`],
    ['swapped surrogates', `ten chars ${lowHalf}${highHalf}`],
  ])('rejects %s, which no database can store', (_fault, typed) => {
    expect(getBilingualError(field, typed)).toEqual(rules.storable);
  });
});

describe.each([
  ['shortTextField', lineField, 200],
  ['phoneField', phoneField, 50],
])('%s', (_title, field, most) => {
  test.each([undefined, null, '', '   '])("is optional and accepts '%s'", (typed) => {
    expect(v.parse(v.object({ typed: field }), { typed })).toEqual({ typed });
  });

  test(`rejects more than ${most} characters`, () => {
    expect(getBilingualError(field, 'ñ'.repeat(most))).toEqual(taken);
    expect(getBilingualError(field, 'ñ'.repeat(most + 1))).toEqual(rules.longest(most));
  });

  test('rejects a number', () => {
    expect(getBilingualError(field, 3)).toEqual(rules.text);
  });
});

describe('metaFields.createdAt', () => {
  const { createdAt } = sentFields;

  test.each([
    ['2026-05-01T18:30:00.000Z', '2026-05-01T18:30:00.000Z'],
    ['2026-05-01T11:30:00-07:00', '2026-05-01T18:30:00.000Z'],
    ['1999-12-31T23:59:59Z', '1999-12-31T23:59:59.000Z'],
    ['2999-01-01T00:00:00Z', '2999-01-01T00:00:00.000Z'],
  ])('accepts %s without checking it against the clock', (written, moment) => {
    expect(v.parse(createdAt, written)).toBe(moment);
  });

  test.each(['yesterday', '', '2026-05-01', '2026-13-01T00:00:00Z', 0, null])(
    'rejects %j, which is not a timestamp',
    (written) => {
      expect(getBilingualError(createdAt, written)).toEqual(rules.moment);
    },
  );
});

test.each(['fr', 'EN', '', 7, null])('metaFields.language rejects %j', (written) => {
  expect(getBilingualError(sentFields.language, written)).toEqual(rules.language);
});

test.each([
  ['', taken],
  [null, taken],
  [' ', rules.trap],
  ['https://example.com', rules.trap],
  [true, rules.trap],
])('honeypotField must stay empty: %j', (written, expected) => {
  expect(getBilingualError(trapField, written)).toEqual(expected);
});
