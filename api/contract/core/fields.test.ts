import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getBilingualError } from '../testing/field-errors';
import {
  fieldMessages,
  honeypotField,
  messageField,
  metaFields,
  nameField,
  phoneField,
  shortTextField,
} from './fields';

const tooShort = { en: 'Say more', es: 'Di más' };
const message = messageField(tooShort);

const noMessages: Record<string, undefined> = { en: undefined, es: undefined };

const zeroWidthSpace = '\u200b';
const zeroWidthJoiner = '\u200d';
const highSurrogate = '\ud83c';
const lowSurrogate = '\udf47';

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
    ['only invisible characters', zeroWidthSpace + zeroWidthJoiner + zeroWidthSpace],
    ['one letter among spaces', '  A  '],
    ['one letter among invisible characters', `${zeroWidthSpace}A${zeroWidthSpace}`],
    ['a number', 42],
    ['null', null],
    ['a list', ['Elena']],
  ])('reports the required message for: %s', (_title, name) => {
    expect(getBilingualError(nameField, name)).toEqual(fieldMessages.name);
  });

  test('rejects more than 200 characters', () => {
    expect(getBilingualError(nameField, 'a'.repeat(201))).toEqual(fieldMessages.maxLength(200));
  });

  // Would take hours if each blank were followed to the end of the text.
  test('rejects a million blanks between two letters', () => {
    expect(getBilingualError(nameField, `a${' '.repeat(1_000_000)}b`)).toEqual(
      fieldMessages.maxLength(200),
    );
  });
});

describe('messageField', () => {
  test('requires at least 10 characters', () => {
    expect(getBilingualError(message, 'nine char')).toEqual(tooShort);
    expect(getBilingualError(message, 'ten chars.')).toEqual(noMessages);
    expect(getBilingualError(message, '🍇'.repeat(9))).toEqual(tooShort);
    expect(getBilingualError(message, '🍇'.repeat(10))).toEqual(noMessages);
  });

  test('does not count surrounding spaces toward the minimum', () => {
    expect(getBilingualError(message, ` nine char${'\n'.repeat(20)}`)).toEqual(tooShort);
    expect(getBilingualError(message, `${zeroWidthSpace.repeat(20)}nine char`)).toEqual(tooShort);
  });

  test('accepts line breaks, tabs and joined emoji', () => {
    const input = `Hola,\r\n\tsomos una familia 👩${zeroWidthJoiner}👧.\n`;
    expect(v.parse(message, input)).toBe(input);
  });

  test('rejects more than 5,000 characters, counted as code points', () => {
    expect(getBilingualError(message, '🍇'.repeat(5000))).toEqual(noMessages);
    expect(getBilingualError(message, 'a'.repeat(5001))).toEqual(fieldMessages.maxLength(5000));
  });
});

describe.each([
  ['nameField', nameField],
  ['messageField', message],
  ['shortTextField', shortTextField],
  ['phoneField', phoneField],
])('%s', (_title, field) => {
  test.each([
    ['a NUL', 'ten chars\0.'],
    ['a lone high surrogate', `ten chars ${highSurrogate}`],
    ['a lone low surrogate', `${lowSurrogate} ten chars`],
    ['swapped surrogates', `ten chars ${lowSurrogate}${highSurrogate}`],
  ])('rejects %s, which no database can store', (_case, input) => {
    expect(getBilingualError(field, input)).toEqual(fieldMessages.unstorable);
  });
});

describe.each([
  ['shortTextField', shortTextField, 200],
  ['phoneField', phoneField, 50],
])('%s', (_title, field, max) => {
  test.each([undefined, null, '', '   '])("is optional and accepts '%s'", (input) => {
    expect(v.parse(v.object({ input: field }), { input })).toEqual({ input });
  });

  test(`rejects more than ${max} characters`, () => {
    expect(getBilingualError(field, 'ñ'.repeat(max))).toEqual(noMessages);
    expect(getBilingualError(field, 'ñ'.repeat(max + 1))).toEqual(fieldMessages.maxLength(max));
  });

  test('rejects a number', () => {
    expect(getBilingualError(field, 3)).toEqual(fieldMessages.text);
  });
});

describe('metaFields.createdAt', () => {
  const { createdAt } = metaFields;

  test.each([
    ['2026-05-01T18:30:00.000Z', '2026-05-01T18:30:00.000Z'],
    ['2026-05-01T11:30:00-07:00', '2026-05-01T18:30:00.000Z'],
    ['1999-12-31T23:59:59Z', '1999-12-31T23:59:59.000Z'],
    ['2999-01-01T00:00:00Z', '2999-01-01T00:00:00.000Z'],
  ])('accepts %s without checking it against the clock', (input, timestamp) => {
    expect(v.parse(createdAt, input)).toBe(timestamp);
  });

  test.each(['yesterday', '', '2026-05-01', '2026-13-01T00:00:00Z', 0, null])(
    'rejects %j, which is not a timestamp',
    (input) => {
      expect(getBilingualError(createdAt, input)).toEqual(fieldMessages.timestamp);
    },
  );
});

test.each(['fr', 'EN', '', 7, null])('metaFields.language rejects %j', (input) => {
  expect(getBilingualError(metaFields.language, input)).toEqual(fieldMessages.language);
});

test.each([
  ['', noMessages],
  [null, noMessages],
  [' ', fieldMessages.honeypot],
  ['https://example.com', fieldMessages.honeypot],
  [true, fieldMessages.honeypot],
])('honeypotField must stay empty: %j', (input, expected) => {
  expect(getBilingualError(honeypotField, input)).toEqual(expected);
});
