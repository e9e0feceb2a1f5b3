import { describe, expect, test } from 'vitest';
import type { OrderEventKind } from '#contract/orders/rules';
import { getOrderStage } from './get-order-stage';

const buildOrder = (status: string, ...kinds: OrderEventKind[]) => ({
  status,
  isAwaitingCustomer: false,
  events: kinds.map((kind) => ({ kind, at: '2026-11-21T20:00:00.000Z' })),
});

describe('getOrderStage', () => {
  test.each([
    ['received', buildOrder('New', 'received', 'emailed')],
    ['received', buildOrder('New', 'received', 'changed', 'changes-accepted')],
    ['changes-rejected', buildOrder('New', 'received', 'changed', 'changes-rejected', 'emailed')],
    ['received', buildOrder('New', 'received', 'confirmed', 'reopened')],
    ['confirmed', buildOrder('Confirmed', 'received', 'confirmed')],
    ['confirmed', buildOrder('Confirmed', 'changes-rejected', 'confirmed')],
    ['changes-rejected', buildOrder('Confirmed', 'confirmed', 'changed', 'changes-rejected')],
    ['ready', buildOrder('Confirmed', 'received', 'confirmed', 'ready')],
    ['out-for-delivery', buildOrder('Confirmed', 'confirmed', 'ready', 'out-for-delivery')],
    ['confirmed', buildOrder('Confirmed', 'confirmed', 'ready', 'reopened', 'confirmed')],
    ['confirmed', buildOrder('Confirmed')],
    ['delivered', buildOrder('Fulfilled', 'confirmed', 'delivered')],
    ['declined', buildOrder('Declined', 'received', 'declined')],
    ['cancelled', buildOrder('Declined', 'received', 'confirmed', 'cancelled')],
    ['declined', buildOrder('Declined', 'cancelled', 'reopened', 'declined')],
    ['unknown', buildOrder('Archived')],
  ])('is %s for %j', (stage, order) => {
    expect(getOrderStage(order)).toBe(stage);
  });

  test.each(['New', 'Confirmed'])(
    'is changed while changes of a %s order await the customer',
    (status) => {
      const order = buildOrder(status, 'received', 'changed', 'confirmed');
      expect(getOrderStage({ ...order, isAwaitingCustomer: true })).toBe('changed');
    },
  );
});
