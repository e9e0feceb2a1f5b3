import { expect, test } from 'vitest';
import { getItemName } from '#contract/orders/item-name';
import { makeOrder, makeOrderItem } from '#contract/testing/order';
import type { GetItemName } from '../inbox/orders/use-get-item-name';
import { listLabels, maxLabels } from './list-labels';

const getStoredName: GetItemName = (item, language) => getItemName(item, [], language);
const large = { en: 'Large', es: 'Grande' };

test('an order has one label for each unit, with the option', () => {
  const items = [
    makeOrderItem({ quantity: 2, optionName: large }),
    makeOrderItem({ productId: 2 }),
  ];
  const labels = listLabels(makeOrder({ items }), getStoredName, 'es');
  expect(labels.map(({ name, item }) => [name, item])).toEqual([
    ['Ana Núñez', 'Fig Board, Grande'],
    ['Ana Núñez', 'Fig Board, Grande'],
    ['Ana Núñez', 'Fig Board'],
  ]);
});

test('a shipped order has one label for each box of each recipient', () => {
  const recipient = {
    name: 'Rosa Paz',
    street: '1 Main St',
    unit: 'B',
    city: 'Sacramento',
    state: 'CA' as const,
    zip: '95814',
    quantity: 2,
  };
  const recipients = [recipient, { ...recipient, name: 'Leo', quantity: 1 }];
  const labels = listLabels(makeOrder({ recipients }), getStoredName, 'en');
  expect(labels.map(({ name }) => name)).toEqual(['Rosa Paz', 'Rosa Paz', 'Leo']);
  expect(labels[0]?.address).toBe('1 Main St, B\nSacramento, CA 95814');
});

test('a very large order has a limited number of labels', () => {
  const items = [makeOrderItem({ quantity: 9999 })];
  expect(listLabels(makeOrder({ items }), getStoredName, 'en')).toHaveLength(maxLabels);
});
