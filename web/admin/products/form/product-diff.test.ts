import { expect, test } from 'vitest';
import { emptyFacts } from '#contract/products/facts';
import type { ProductInput } from '#contract/products/input-schema';
import type { Product } from '#contract/products/schema';
import { makeOption } from '#contract/testing/product';
import { demoProducts } from '../../../testing/demo-data';
import { findDifferences, findTheirChanges, mergeFields } from './product-diff';

const board: Product = { ...findBilingual(demoProducts), options: [] };

function findBilingual(products: readonly Product[]): Product {
  const product = products.find(({ translations }) => translations.es?.name);
  if (!product) throw new Error('The demo data has no product in Spanish.');
  return product;
}

const savedAgain: Product = { ...board, version: board.version + 1 };

const theirs: Product = {
  ...savedAgain,
  price: board.price + 1,
  seasonal: !board.seasonal,
  translations: { es: { ...board.translations.es, name: 'La de ellos' } },
};

test('findDifferences lists the differing form fields, Spanish texts included, and ignores the version', () => {
  expect(findDifferences(board, savedAgain)).toEqual([]);
  expect(findDifferences(board, theirs)).toEqual([
    { path: 'price', yours: board.price, theirs: theirs.price },
    { path: 'seasonal', yours: board.seasonal, theirs: theirs.seasonal },
    { path: 'translations.es.name', yours: board.translations.es?.name, theirs: 'La de ellos' },
  ]);
});

test('findDifferences lists a text that is empty in only one version', () => {
  const withoutSpanish: Product = { ...board, translations: {} };
  const paths = findDifferences(board, withoutSpanish).map(({ path }) => path);
  expect(paths).toContain('translations.es.name');
  expect(paths).not.toContain('name');
});

test('findDifferences compares options as a whole, without the price that follows from them', () => {
  const [small, large] = [
    makeOption({ key: 'small', isDefault: false }),
    makeOption({ key: 'large', price: 158 }),
  ];
  const yours = { ...board, options: [small, large] };
  const reordered = { ...board, price: 1, priceTiers: 'x', options: [large, small] };
  expect(findDifferences(yours, reordered).map(({ path }) => path)).toEqual(['options']);
  expect(mergeFields(yours, reordered, new Set(['options'])).options).toEqual([large, small]);
});

test('findTheirChanges lists the fields that only the other admin changed', () => {
  const yours: Product = { ...board, price: board.price + 2, name: 'Harvest Board' };
  expect([...findTheirChanges(board, yours, theirs)]).toEqual(['seasonal', 'translations.es.name']);
});

test('mergeFields takes the selected fields from their version and keeps all others', () => {
  const merged = mergeFields(board, theirs, new Set(['price', 'translations.es.name']));
  expect(merged.price).toBe(theirs.price);
  expect(merged.seasonal).toBe(board.seasonal);
  expect(merged.translations.es?.name).toBe('La de ellos');
  expect(merged.translations.es?.description).toBe(board.translations.es?.description);
});

test('mergeFields leaves facts unconfirmed if their texts are of the other version', () => {
  const facts = { ...emptyFacts, confirmed: true };
  const yours: ProductInput = { ...board, facts, factsMatchTexts: true };
  const other: ProductInput = { ...board, ingredients: 'Almonds' };
  const { facts: merged, factsMatchTexts } = mergeFields(yours, other, new Set(['ingredients']));
  expect([merged?.confirmed, factsMatchTexts]).toEqual([false, false]);
  expect(mergeFields(yours, other, new Set(['price']))).toMatchObject({
    facts,
    factsMatchTexts: true,
  });
  const confirmed = { ...other, facts };
  expect(mergeFields(board, confirmed, new Set(['facts'])).facts?.confirmed).toBe(false);
});
