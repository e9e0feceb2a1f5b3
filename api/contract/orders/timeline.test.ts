import { expect, test } from 'vitest';
import { makeOrder } from '../testing/order';
import type { OrderEvent } from './admin-schema';
import type { OrderEventKind } from './rules';
import { pickTerms } from './terms';
import { getCustomerResponse, listEventChanges } from './timeline';

const order = makeOrder({ guests: 30, fee: 15, total: 103 });

const makeEvent = (kind: OrderEventKind, details: OrderEvent['details'] = {}): OrderEvent => ({
  kind,
  details,
  at: '2026-11-22T23:21:06.000Z',
  admin: null,
});

const events = [
  makeEvent('received'),
  makeEvent('changed', { before: pickTerms({ ...order, guests: 12, fee: 0, total: 88 }) }),
  makeEvent('changed', { before: pickTerms({ ...order, fee: 0, total: 88 }) }),
  makeEvent('confirmed'),
];

test('an event of the timeline lists what it changed', () => {
  expect(events.map((_, index) => listEventChanges(order, events, index))).toEqual([
    [],
    ['guests'],
    ['fee', 'total'],
    [],
  ]);
});

test('an event with unreadable details lists no changes', () => {
  expect(listEventChanges(order, [makeEvent('changed', { before: 'x' })], 0)).toEqual([]);
});

test.each([
  ['waiting', true, ['received', 'changed']],
  ['accepted', false, ['changed', 'changes-accepted', 'emailed']],
  ['rejected', false, ['changed', 'changes-rejected']],
  ['cancelled', false, ['received', 'cancelled']],
  [undefined, false, ['changed', 'changes-accepted', 'confirmed']],
  [undefined, false, ['changed', 'changes-rejected', 'changed']],
  [undefined, false, ['received']],
] as const)('the response of a customer is %s', (response, isAwaitingCustomer, kinds) => {
  expect(
    getCustomerResponse(
      { isAwaitingCustomer },
      kinds.map((kind) => makeEvent(kind)),
    ),
  ).toBe(response);
});
