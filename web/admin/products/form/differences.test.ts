import { expect, test } from 'vitest';
import type { Product } from '#contract/products/schema';
import { catalogue } from '../../../testing/demo-shop';
import { differencesBetween, mixed, untouchedIn } from './differences';

const board = bilingual(catalogue);

function bilingual(products: readonly Product[]): Product {
  const found = products.find(({ translations }) => translations.es?.name);
  if (!found) throw new Error('The demo shop has no product in Spanish.');
  return found;
}

const later: Product = { ...board, version: board.version + 1 };

const theirs: Product = {
  ...later,
  price: board.price + 1,
  seasonal: !board.seasonal,
  translations: { es: { ...board.translations.es, name: 'La de ellos' } },
};

test('two versions of a product differ in what one fills in, Spanish or not, and in nothing else', () => {
  expect(differencesBetween(board, later)).toEqual([]);
  expect(differencesBetween(board, theirs)).toEqual([
    { path: 'price', yours: board.price, theirs: theirs.price },
    { path: 'seasonal', yours: board.seasonal, theirs: theirs.seasonal },
    { path: 'translations.es.name', yours: board.translations.es?.name, theirs: 'La de ellos' },
  ]);
});

test('a text that is empty on one side only is a difference', () => {
  const without: Product = { ...board, translations: {} };
  const paths = differencesBetween(board, without).map(({ path }) => path);
  expect(paths).toContain('translations.es.name');
  expect(paths).not.toContain('name');
});

test('what one has left alone and somebody else has changed is untouched', () => {
  const yours: Product = { ...board, price: board.price + 2, name: 'Harvest Board' };
  expect([...untouchedIn(board, yours, theirs)]).toEqual(['seasonal', 'translations.es.name']);
});

test('what is chosen is taken from theirs, and all else stays', () => {
  const chosen = mixed(board, theirs, new Set(['price', 'translations.es.name']));
  expect(chosen.price).toBe(theirs.price);
  expect(chosen.seasonal).toBe(board.seasonal);
  expect(chosen.translations.es?.name).toBe('La de ellos');
  expect(chosen.translations.es?.description).toBe(board.translations.es?.description);
});
