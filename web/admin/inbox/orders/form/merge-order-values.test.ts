import { describe, expect, test } from 'vitest';
import { makeOrder, makeOrderItem } from '#contract/testing/order';
import { listChangedFields, mergeOrderValues } from './merge-order-values';
import { emptyRecipient, toFormValues } from './order-form-values';

const board = makeOrderItem({ productId: 1, productName: 'Garden Board', quantity: 2, price: 88 });
const jam = makeOrderItem({ productId: 2, productName: 'Fig Jam', quantity: 1, price: 12 });
const base = toFormValues(makeOrder({ items: [board, jam], allergies: ['milk'] }));
const [boardLine, jamLine] = base.items;
if (!boardLine || !jamLine) throw new Error('The order has two lines.');
const candles = { ...jamLine, productId: null, productName: 'Candles' };

const merge = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
  mergeOrderValues(base, { ...base, ...mine }, { ...base, ...theirs });

describe('mergeOrderValues', () => {
  test('keeps what was changed in either version, and mine where both changed it', () => {
    const mine = { privateNote: 'Late', guests: '14' };
    const theirs = { discount: '50', guests: '30', email: 'new@example.com' };
    expect(merge(mine, theirs)).toEqual({ ...base, ...theirs, ...mine });
  });

  test('keeps a field that was emptied', () => {
    expect(merge({ guests: '' }, { fee: '5' })).toEqual({ ...base, guests: '', fee: '5' });
  });

  test.each([
    ['keeps the order of my lines', [jamLine, boardLine], base.items, [jamLine, boardLine]],
    ['removes a line that they removed', base.items, [jamLine], [jamLine]],
    [
      'has the lines that both added',
      [...base.items, candles],
      [...base.items, { ...candles, productName: 'Plates' }],
      [...base.items, { ...candles, productName: 'Plates' }, candles],
    ],
    [
      'has their price and my quantity of a line',
      [{ ...boardLine, quantity: '3' }, jamLine],
      [{ ...boardLine, price: '70' }, jamLine],
      [{ ...boardLine, quantity: '3', price: '70' }, jamLine],
    ],
    [
      'keeps a line that I changed and they removed',
      [{ ...boardLine, quantity: '3' }, jamLine],
      [jamLine],
      [jamLine, { ...boardLine, quantity: '3' }],
    ],
    [
      'has one line of a product that was deleted in the meantime',
      [{ ...boardLine, quantity: '3' }, jamLine],
      [
        { ...boardLine, productId: null },
        { ...jamLine, price: '9' },
      ],
      [
        { ...boardLine, productId: null, quantity: '3' },
        { ...jamLine, price: '9' },
      ],
    ],
    [
      'leaves out a line that I removed and they changed',
      [boardLine],
      [boardLine, { ...jamLine, price: '9' }],
      [boardLine],
    ],
  ])('%s', (_, mine, theirs, merged) => {
    expect(merge({ items: mine }, { items: theirs }).items).toEqual(merged);
  });

  test('has the allergies and the recipients that either version added', () => {
    const rosa = { ...emptyRecipient, name: 'Rosa' };
    const ana = { ...emptyRecipient, name: 'Ana' };
    const mine = merge(
      { allergies: ['milk', 'eggs'], recipients: [rosa] },
      { allergies: ['milk', 'sesame'], recipients: [ana] },
    );
    expect(mine.allergies).toEqual(['milk', 'sesame', 'eggs']);
    expect(mine.recipients).toEqual([ana, rosa]);
  });
});

test('listChangedFields lists the fields with different values, in the order of the form', () => {
  const changes = { privateNote: 'Late', items: [boardLine], email: 'new@example.com' };
  expect(listChangedFields(base, { ...base, ...changes })).toEqual(['items', 'privateNote']);
  expect(listChangedFields(base, structuredClone(base))).toEqual([]);
});
