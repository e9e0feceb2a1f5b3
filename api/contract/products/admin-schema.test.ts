import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { languages } from '../core/language';
import { complaints } from '../testing/complaints';
import { changeProducts, deleteProducts, restoreProducts } from './admin-endpoints';
import { restorableSince, splitDoneAndMissing, takenSkus } from './admin-rules';
import { mostProductsAtOnce } from './limits';
import { productErrors, productRules, restoreTaken } from './messages';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe.each(languages)('bulk product endpoints, in %s', (lang) => {
  const several = productErrors.several[lang];

  test.each([undefined, null, 7, [], numbers(mostProductsAtOnce + 1)])(
    'reject a missing, empty or oversized list',
    (list) => {
      for (const { body } of [deleteProducts, restoreProducts]) {
        expect(Object.values(complaints(body, { ids: list }, lang))).toEqual([several]);
      }
      const changes = Array.isArray(list) ? list.map((id) => ({ id })) : list;
      expect(Object.values(complaints(changeProducts.body, { changes }, lang))).toEqual([several]);
    },
  );

  test('report invalid changes by field path', () => {
    const changes = [{ id: 1 }, { id: 2, inStock: 'yes', quantityAvailable: 2.5, price: 0.005 }];
    expect(complaints(changeProducts.body, { changes }, lang)).toEqual({
      'changes.1.inStock': productRules.flag[lang],
      'changes.1.quantityAvailable': productRules.quantity[lang],
      'changes.1.price': productRules.price[lang],
    });
  });

  test('report which list entries have invalid ids', () => {
    const { noNumber, noChange } = productErrors;
    for (const { body } of [deleteProducts, restoreProducts]) {
      expect(complaints(body, { ids: [{}, 7, '01', null] }, lang)).toEqual({
        'ids.0': noNumber[lang],
        'ids.2': noNumber[lang],
        'ids.3': noNumber[lang],
      });
      expect(complaints(body, {}, lang)).toEqual({ ids: several });
    }
    const changes = ['7', { id: 'seven' }, { inStock: true }];
    expect(complaints(changeProducts.body, { changes }, lang)).toEqual({
      'changes.0': noChange[lang],
      'changes.1.id': noNumber[lang],
      'changes.2.id': noChange[lang],
    });
  });

  test('restoreConflict lists at most five SKUs', () => {
    const expected = {
      en: [
        'Nothing was restored: another product now has the SKU A.',
        'Nothing was restored: other products now have the SKUs A, B.',
        'Nothing was restored: other products now have the SKUs A, B, C, D, E and 2 more.',
      ],
      es: [
        'No se restauró nada: otro producto ya tiene el SKU A.',
        'No se restauró nada: otros productos ya tienen los SKU A, B.',
        'No se restauró nada: otros productos ya tienen los SKU A, B, C, D, E y 2 más.',
      ],
    };
    const lists = [['A'], ['A', 'B'], ['A', 'B', 'C', 'D', 'E', 'F', 'G']];
    expect(lists.map((skus) => restoreTaken(skus)[lang])).toEqual(expected[lang]);
  });
});

test('findConflictingSkus returns SKUs that are in use or duplicated', () => {
  expect(takenSkus(['C', 'B', 'A', 'B'], (sku) => sku === 'C')).toEqual(['B', 'C']);
});

test('bulk product endpoints merge duplicate ids', () => {
  expect(v.parse(deleteProducts.body, { ids: [3, '1', 3, 1] }).ids).toEqual([3, 1]);
  const changes = [
    { id: 3, inStock: true, featured: true },
    { id: 1, quantityAvailable: '' },
    { id: 3, inStock: false },
  ];
  expect(v.parse(changeProducts.body, { changes }).changes).toEqual([
    { id: 3, inStock: false, featured: true },
    { id: 1, quantityAvailable: null },
  ]);
});

test('changeProducts.maxBodyBytes fits the maximum number of changes', () => {
  const changes = numbers(mostProductsAtOnce).map((id) => ({
    id: 100_000 + id,
    inStock: false,
    featured: false,
    quantityAvailable: 1_000_000,
    price: 99_999.99,
  }));
  expect(JSON.stringify({ changes, language: 'es' }).length).toBeLessThan(
    changeProducts.largestBody,
  );
});

test('splitDoneAndMissing keeps the request order', () => {
  expect(splitDoneAndMissing([5, 2, 9], new Set([9, 5]))).toEqual({ done: [5, 9], missing: [2] });
});

test('getUndoCutoff is 24 hours ago', () => {
  expect(restorableSince(new Date('2026-11-21T19:00:00.000Z'))).toBe('2026-11-20T19:00:00.000Z');
});
