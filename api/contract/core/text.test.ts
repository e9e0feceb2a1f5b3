import { expect, test } from 'vitest';
import { normalizeForSearch } from './text';

test.each([
  ['Rosa O’Higgins', "rosa o'higgins"],
  ['lover‘s, loverʼs, lover´s, lover`s', "lover's, lover's, lover's, lover's"],
  ['“Tabla” „Clásica‟', '"tabla" "clasica"'],
])('normalizeForSearch turns %s into %s', (text, normalized) => {
  expect(normalizeForSearch(text)).toBe(normalized);
});
