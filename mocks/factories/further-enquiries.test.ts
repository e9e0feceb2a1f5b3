import { describe, expect, test } from 'vitest';
import { isOpenOn } from '#contract/core/dates';
import { openMockedShop } from '../node';
import { messageOf, orderOf, requestOf, subscriberOf } from '../tables/kept-enquiries';

const open = () => openMockedShop(['large-catalogue']).database;
const { enquiries, products, library } = open();
const { messages, requests, orders, subscribers, photos } = enquiries;

/** One row out of a hundred. */
const sample = <Row>(rows: readonly Row[]) => rows.filter((_, at) => at % 100 === 0);

describe('a large shop', () => {
  test('has received 5,000 of each kind, numbered as they came', () => {
    for (const rows of [messages, requests, orders, subscribers]) {
      expect(rows).toHaveLength(5000);
      expect(rows.every(({ id }, at) => id === at + 1)).toBe(true);
      const arrivals = rows.map(({ receivedAt }) => receivedAt);
      expect(arrivals).toEqual(arrivals.toSorted());
    }
    expect(new Set(subscribers.map(({ email }) => email)).size).toBe(5000);
  });

  test('has received what the contract has', () => {
    expect(sample(messages).map(messageOf)).toEqual(sample(messages));
    expect(sample(subscribers).map(subscriberOf)).toEqual(sample(subscribers));
    for (const row of sample(requests)) {
      expect(requestOf(row, photos, library)).toEqual({ ...row, photoUrls: [] });
    }
    for (const row of sample(orders)) {
      const { items, total } = orderOf(row, products);
      const sum = items.reduce((cents, item) => cents + item.quantity * item.price * 100, 0);
      expect(Math.round(sum)).toBe(Math.round(total * 100));
      expect(isOpenOn(row.eventDate)).toBe(true);
      expect(row.eventDate > row.receivedAt.slice(0, 10)).toBe(true);
      expect(row.area === null).toBe(row.fulfilment === 'pickup');
    }
  });

  test('has received the same every time, whichever kind is asked for first', () => {
    const again = open().enquiries;
    expect(again.subscribers).toEqual(subscribers);
    expect(again.orders).toEqual(orders);
    expect(again.requests).toEqual(requests);
    expect(again.messages).toEqual(messages);
  });
});
