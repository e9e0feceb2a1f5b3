import { expect, test } from 'vitest';
import { productAlt } from './product-alt';

const alt = { en: 'A board of figs', es: 'Una tabla de higos' };
const file = { title: 'Figs', alt };

test.each([null, 'Figs'])('an image that says %j of itself says what the library does', (written) =>
  expect(productAlt(written, file)).toEqual(alt),
);

test('words that were written for an image are said in both languages', () =>
  expect(productAlt('Our figs', file)).toEqual({ en: 'Our figs', es: 'Our figs' }));
