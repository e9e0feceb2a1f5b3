import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { languages } from '../core/language';
import { getFieldErrors } from '../testing/field-errors';
import { changeProducts, deleteProducts, restoreProducts } from './admin-endpoints';
import { findConflictingSkus, getUndoCutoff, splitDoneAndMissing } from './bulk-changes';
import { maxBulkProducts } from './limits';
import { productErrors, productMessages, restoreConflict } from './messages';

const makeIds = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe.each(languages)('bulk product endpoints, in %s', (lang) => {
  const expectedMessage = productErrors.productCount[lang];

  test.each([undefined, null, 7, [], makeIds(maxBulkProducts + 1)])(
    'reject a missing, empty or oversized list',
    (invalidIds) => {
      for (const { body } of [deleteProducts, restoreProducts]) {
        expect(Object.values(getFieldErrors(body, { ids: invalidIds }, lang))).toEqual([
          expectedMessage,
        ]);
      }
      const changes = Array.isArray(invalidIds) ? invalidIds.map((id) => ({ id })) : invalidIds;
      expect(Object.values(getFieldErrors(changeProducts.body, { changes }, lang))).toEqual([
        expectedMessage,
      ]);
    },
  );

  test('report invalid changes by field path', () => {
    const changes = [{ id: 1 }, { id: 2, inStock: 'yes', quantityAvailable: 2.5, price: 0.005 }];
    expect(getFieldErrors(changeProducts.body, { changes }, lang)).toEqual({
      'changes.1.inStock': productMessages.flag[lang],
      'changes.1.quantityAvailable': productMessages.quantity[lang],
      'changes.1.price': productMessages.price[lang],
    });
  });

  test('report which list entries have invalid ids', () => {
    const { idInvalid, changeInvalid } = productErrors;
    for (const { body } of [deleteProducts, restoreProducts]) {
      expect(getFieldErrors(body, { ids: [{}, 7, '01', null] }, lang)).toEqual({
        'ids.0': idInvalid[lang],
        'ids.2': idInvalid[lang],
        'ids.3': idInvalid[lang],
      });
      expect(getFieldErrors(body, {}, lang)).toEqual({ ids: expectedMessage });
    }
    const changes = ['7', { id: 'seven' }, { inStock: true }];
    expect(getFieldErrors(changeProducts.body, { changes }, lang)).toEqual({
      'changes.0': changeInvalid[lang],
      'changes.1.id': idInvalid[lang],
      'changes.2.id': changeInvalid[lang],
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
    expect(lists.map((skus) => restoreConflict(skus)[lang])).toEqual(expected[lang]);
  });
});

test('findConflictingSkus returns SKUs that are in use or duplicated', () => {
  expect(findConflictingSkus(['C', 'B', 'A', 'B'], (sku) => sku === 'C')).toEqual(['B', 'C']);
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
  const changes = makeIds(maxBulkProducts).map((id) => ({
    id: 100_000 + id,
    inStock: false,
    featured: false,
    quantityAvailable: 1_000_000,
    price: 99_999.99,
  }));
  expect(JSON.stringify({ changes, language: 'es' }).length).toBeLessThan(
    changeProducts.maxBodyBytes,
  );
});

test('splitDoneAndMissing keeps the request order', () => {
  expect(splitDoneAndMissing([5, 2, 9], new Set([9, 5]))).toEqual({ done: [5, 9], missing: [2] });
});

test('getUndoCutoff is 24 hours ago', () => {
  expect(getUndoCutoff(new Date('2026-11-21T19:00:00.000Z'))).toBe('2026-11-20T19:00:00.000Z');
});
