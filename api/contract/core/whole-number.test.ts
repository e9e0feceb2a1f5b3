import * as v from 'valibot';
import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number';

const message = { en: 'From 2 to 20.', es: 'De 2 a 20.' };
const field = wholeNumber(2, 20, message);

test.each([
  [2, 2],
  ['20', 20],
  [' 7 ', 7],
])('wholeNumber reads %j as %i', (input, number) => {
  expect(v.parse(field, input)).toBe(number);
});

test.each([1, 21, 2.5, Number.NaN, '', '21', '2.5', '1e1', 'two', null])(
  'wholeNumber rejects %j with its message only',
  (input) => {
    const { issues = [] } = v.safeParse(field, input, { lang: 'es' });
    expect(new Set(issues.map(({ message: text }) => text))).toEqual(new Set([message.es]));
  },
);
