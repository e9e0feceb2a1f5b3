import { describe, expect, test, vi } from 'vitest';
import { dayInShop, isOpenOn } from '#contract/core/dates';
import { requestStatuses } from '#contract/inbox/rules';
import { orderStatuses } from '#contract/orders/rules';
import { firstEnquiries } from '../factories/first-enquiries';
import { openMockedShop } from '../node';
import { messageOf, orderOf, requestOf, subscriberOf } from './kept-enquiries';
import { enquiriesIn } from './sent-before';

const now = new Date('2026-11-21T19:00:00.000Z');
const { products, library } = openMockedShop().database;

const first = () => enquiriesIn(new Set(), now, firstEnquiries);
const large = () => enquiriesIn(new Set(['large-catalogue']), now, firstEnquiries);

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('a mocked shop', () => {
  test('has received nothing, unless it is said what', () => {
    const { messages, requests, orders, subscribers, photos } = enquiriesIn(new Set(), now);
    expect([messages, requests, orders, subscribers, photos]).toEqual([[], [], [], [], []]);
  });

  test('that is opened in the browser has received a handful of each kind, in both languages', () => {
    const { messages, requests, orders, subscribers } = first();
    const kinds = [messages, requests, orders, subscribers];
    expect(kinds.map(({ length }) => length)).toEqual([8, 7, 9, 12]);
    for (const rows of kinds) {
      expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['en', 'es']));
      expect(rows.map(({ id }) => id)).toEqual(rows.map((_, at) => at + 1));
      const arrivals = rows.map(({ receivedAt }) => receivedAt);
      expect(arrivals).toEqual(arrivals.toSorted());
      expect(arrivals.every((arrival) => arrival < now.toISOString())).toBe(true);
    }
    for (const rows of [messages, requests, orders]) {
      expect(new Set(rows.map(({ readAt }) => readAt === null))).toEqual(new Set([true, false]));
      expect(rows.every(({ readAt }) => readAt === null || readAt < now.toISOString())).toBe(true);
    }
    expect(isDistinct(subscribers.map(({ email }) => email.toLowerCase()))).toBe(true);
  });

  test('has requests and orders of every status, and one of a status that is no more', () => {
    const { requests, orders } = first();
    const statuses = new Set(requests.map(({ status }) => status));
    expect(statuses).toEqual(new Set([...requestStatuses, 'On Hold']));
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  });

  test.each(['2026-11-21T19:00:00.000Z', '2026-12-01T05:00:00.000Z', '2027-03-15T12:00:00.000Z'])(
    'has orders for open days around %s, and none to come is fulfilled',
    (moment) => {
      const { orders } = enquiriesIn(new Set(), new Date(moment), firstEnquiries);
      const today = dayInShop(new Date(moment));
      expect(orders.every(({ eventDate }) => isOpenOn(eventDate))).toBe(true);
      const past = orders.filter(({ eventDate }) => eventDate <= today);
      expect(past.map(({ status }) => status)).toEqual(['Fulfilled']);
    },
  );

  test('has received nothing when it is empty, however large', () => {
    const empty = enquiriesIn(new Set(['empty', 'large-catalogue']), now, firstEnquiries);
    expect([empty.messages, empty.photos, empty.orders]).toEqual([[], [], []]);
  });
});

describe('what was sent before', () => {
  test('is what the contract has', () => {
    const { messages, requests, orders, subscribers, photos } = first();
    expect(messages.map(messageOf)).toEqual(messages);
    expect(subscribers.map(subscriberOf)).toEqual(subscribers);
    const asked = orders.map((row) => orderOf(row, products));
    expect(asked.every(({ items }) => items.every(({ productId }) => productId))).toBe(true);
    expect(asked.every(({ items, total }) => items.length > 0 && total > 0)).toBe(true);
    const shown = requests.map((row) => requestOf(row, photos, library).photoUrls.length);
    expect(shown).toEqual([0, 2, 0, 1, 0, 0, 0]);
  });

  test('keeps its photographs where many others were sent before it', () => {
    const { requests, photos } = large();
    const shown = requests.slice(-7).map((row) => requestOf(row, photos, library).photoUrls.length);
    expect(shown).toEqual([0, 2, 0, 1, 0, 0, 0]);
  });

  test('is made once, when it is asked for, and each kind by itself', () => {
    const made = {
      messages: vi.fn(firstEnquiries.messages),
      requests: vi.fn(firstEnquiries.requests),
      orders: vi.fn(firstEnquiries.orders),
      subscribers: vi.fn(firstEnquiries.subscribers),
    };
    const enquiries = enquiriesIn(new Set(), now, made);
    expect(Object.values(made).map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0]);
    enquiries.orders.pop();
    expect(enquiries.orders).toHaveLength(8);
    expect(Object.values(made).map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1, 0]);
  });
});
