import { describe, expect, test } from 'vitest';
import type { OrderTerms } from '#contract/orders/terms';
import { listItemChanges, listOtherChanges } from './list-changes';

const board = {
  productId: 3,
  productName: 'Fig Board',
  option: 'large',
  optionName: { en: 'Large', es: 'Grande' },
  quantity: 1,
  price: 158,
};
const smallBoard = { ...board, option: 'small', optionName: null, price: 88 };
const crackers = { ...board, productId: null, productName: 'Crackers', option: null };

const terms: OrderTerms = {
  items: [board],
  eventDate: '2026-12-12',
  fulfilment: 'delivery',
  area: 'highland-park',
  street: '1 Main St',
  unit: null,
  zip: '90042',
  window: null,
  guests: 12,
  recipients: [],
  fee: 0,
  discount: 0,
  total: 158,
  deposit: 0,
};

const withItems = (...items: OrderTerms['items']): OrderTerms => ({ ...terms, items });

describe('listItemChanges', () => {
  test('lists an added, a removed and a changed item', () => {
    const before = withItems(board, smallBoard);
    const more = { ...smallBoard, quantity: 2 };
    expect(listItemChanges(before, withItems(more, crackers))).toEqual([
      { key: '3 large', was: board, now: undefined },
      { key: '3 small', was: smallBoard, now: more },
      { key: 'Crackers ', was: undefined, now: crackers },
    ]);
  });

  test('compares two lines of the same product one by one', () => {
    const free = { ...board, price: 0 };
    expect(listItemChanges(withItems(board), withItems(board, free))).toEqual([
      { key: '3 large 2', was: undefined, now: free },
    ]);
  });

  test('lists a changed price, but not a changed name or order', () => {
    const cheaper = { ...board, price: 140 };
    expect(listItemChanges(withItems(board, crackers), withItems(crackers, cheaper))).toEqual([
      { key: '3 large', was: board, now: cheaper },
    ]);
    const renamed = { ...board, productName: 'Fig & Honey Board' };
    expect(listItemChanges(withItems(board), withItems(renamed))).toEqual([]);
  });
});

describe('listOtherChanges', () => {
  test('is empty without changes', () => {
    expect(listOtherChanges(terms, { ...terms })).toEqual([]);
  });

  test('lists the address once, and the total last but one', () => {
    const after = { ...terms, street: '2 Main St', unit: 'B', zip: '90041', fee: 15, total: 173 };
    expect(listOtherChanges(terms, { ...after, deposit: 80 })).toEqual([
      'street',
      'fee',
      'total',
      'deposit',
    ]);
  });

  test('leaves items to listItemChanges', () => {
    expect(listOtherChanges(terms, withItems(crackers))).toEqual([]);
  });
});
