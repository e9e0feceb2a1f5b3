import { expect, test } from 'vitest';
import type { Product } from '#contract/products/schema';
import { demoProducts } from '../../../testing/demo-shop';
import { differencesBetween, findTheirChanges, mixed } from './differences';

const board = bilingual(demoProducts);

function bilingual(products: readonly Product[]): Product {
  const found = products.find(({ translations }) => translations.es?.name);
  if (!found) throw new Error('The demo data has no product in Spanish.');
  return found;
}

const later: Product = { ...board, version: board.version + 1 };

const theirs: Product = {
  ...later,
  price: board.price + 1,
  seasonal: !board.seasonal,
  translations: { es: { ...board.translations.es, name: 'La de ellos' } },
};

test('findDifferences lists the differing form fields, Spanish texts included, and ignores the version', () => {
  expect(differencesBetween(board, later)).toEqual([]);
  expect(differencesBetween(board, theirs)).toEqual([
    { path: 'price', yours: board.price, theirs: theirs.price },
    { path: 'seasonal', yours: board.seasonal, theirs: theirs.seasonal },
    { path: 'translations.es.name', yours: board.translations.es?.name, theirs: 'La de ellos' },
  ]);
});

test('findDifferences lists a text that is empty in only one version', () => {
  const without: Product = { ...board, translations: {} };
  const paths = differencesBetween(board, without).map(({ path }) => path);
  expect(paths).toContain('translations.es.name');
  expect(paths).not.toContain('name');
});

test('findTheirChanges lists the fields that only the other admin changed', () => {
  const yours: Product = { ...board, price: board.price + 2, name: 'Harvest Board' };
  expect([...findTheirChanges(board, yours, theirs)]).toEqual(['seasonal', 'translations.es.name']);
});

test('mergeFields takes the selected fields from their version and keeps all others', () => {
  const chosen = mixed(board, theirs, new Set(['price', 'translations.es.name']));
  expect(chosen.price).toBe(theirs.price);
  expect(chosen.seasonal).toBe(board.seasonal);
  expect(chosen.translations.es?.name).toBe('La de ellos');
  expect(chosen.translations.es?.description).toBe(board.translations.es?.description);
});
