import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { saidOf } from '../testing/complaints';
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

describe('a name', () => {
  test.each([
    ['two letters', 'Al'],
    ['accents put together from two characters', 'E\u0301a'],
    ['two characters that take two halves each', '🍇🫒'],
    ['letters that are read from the right', 'ליאת'],
    ['an apostrophe and markup, which are only letters', "O'Brien <b>&amp;</b>"],
    ['spaces around it', '  Elena  '],
    ['200 characters of two halves each', '🍇'.repeat(200)],
  ])('may have %s, and is kept as it was typed', (_title, name) => {
    expect(v.parse(nameField, name)).toBe(name);
  });

  test.each([
    ['left out', undefined],
    ['empty', ''],
    ['one letter', 'A'],
    ['one character of two halves', '🍇'],
    ['spaces', '   \t\n'],
    ['spaces no keyboard has', '\u00a0\u3000\u2003'],
    ['characters nobody sees', zeroWidth + joiner + zeroWidth],
    ['one letter among spaces', '  A  '],
    ['one letter among characters nobody sees', `${zeroWidth}A${zeroWidth}`],
    ['no text', 42],
    ['nothing', null],
    ['a list', ['Elena']],
  ])('is asked for when it is %s', (_title, name) => {
    expect(saidOf(nameField, name)).toEqual(rules.name);
  });

  test('has an end', () => {
    expect(saidOf(nameField, 'a'.repeat(201))).toEqual(rules.longest(200));
  });
});

describe('a message', () => {
  test('says enough from ten characters on', () => {
    expect(saidOf(message, 'nine char')).toEqual(tooShort);
    expect(saidOf(message, 'ten chars.')).toEqual(taken);
    expect(saidOf(message, '🍇'.repeat(9))).toEqual(tooShort);
    expect(saidOf(message, '🍇'.repeat(10))).toEqual(taken);
  });

  test('does not say more for the spaces around it', () => {
    expect(saidOf(message, ` nine char${'\n'.repeat(20)}`)).toEqual(tooShort);
    expect(saidOf(message, `${zeroWidth.repeat(20)}nine char`)).toEqual(tooShort);
  });

  test('may have lines, tabs and joined pictures', () => {
    const typed = `Hola,\r\n\tsomos una familia 👩${joiner}👧.\n`;
    expect(v.parse(message, typed)).toBe(typed);
  });

  test('ends at 5,000 characters, half ones not counted', () => {
    expect(saidOf(message, '🍇'.repeat(5000))).toEqual(taken);
    expect(saidOf(message, 'a'.repeat(5001))).toEqual(rules.longest(5000));
  });
});

describe.each([
  ['a name', nameField],
  ['a message', message],
  ['a line', lineField],
  ['a phone number', phoneField],
])('%s', (_title, field) => {
  test.each([
    ['a NUL', 'ten chars\0.'],
    ['the first half of a character', `ten chars ${highHalf}`],
    ['the second half of a character', `${lowHalf} ten chars`],
    ['two halves the wrong way round', `ten chars ${lowHalf}${highHalf}`],
  ])('is not taken with %s, which no database keeps', (_fault, typed) => {
    expect(saidOf(field, typed)).toEqual(rules.storable);
  });
});

describe.each([
  ['a line', lineField, 200],
  ['a phone number', phoneField, 50],
])('%s', (_title, field, most) => {
  test.each([undefined, null, '', '   '])("may be left out, as '%s'", (typed) => {
    expect(v.parse(v.object({ typed: field }), { typed })).toEqual({ typed });
  });

  test(`ends at ${most} characters`, () => {
    expect(saidOf(field, 'ñ'.repeat(most))).toEqual(taken);
    expect(saidOf(field, 'ñ'.repeat(most + 1))).toEqual(rules.longest(most));
  });

  test('is a text', () => {
    expect(saidOf(field, 3)).toEqual(rules.text);
  });
});

describe('when something was sent', () => {
  const { createdAt } = sentFields;

  test.each([
    ['2026-05-01T18:30:00.000Z', '2026-05-01T18:30:00.000Z'],
    ['2026-05-01T11:30:00-07:00', '2026-05-01T18:30:00.000Z'],
    ['1999-12-31T23:59:59Z', '1999-12-31T23:59:59.000Z'],
    ['2999-01-01T00:00:00Z', '2999-01-01T00:00:00.000Z'],
  ])('is believed, whatever the clock says: %s', (written, moment) => {
    expect(v.parse(createdAt, written)).toBe(moment);
  });

  test.each(['yesterday', '', '2026-05-01', '2026-13-01T00:00:00Z', 0, null])(
    'is a moment in time, not %j',
    (written) => {
      expect(saidOf(createdAt, written)).toEqual(rules.moment);
    },
  );
});

test.each(['fr', 'EN', '', 7, null])('a form is in a language of the shop, not %j', (written) => {
  expect(saidOf(sentFields.language, written)).toEqual(rules.language);
});

test.each([
  ['', taken],
  [null, taken],
  [' ', rules.trap],
  ['https://example.com', rules.trap],
  [true, rules.trap],
])('the field nobody sees stays empty: %j', (written, said) => {
  expect(saidOf(trapField, written)).toEqual(said);
});
