import type { Knex } from 'knex';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dayInShop, isOpenOn } from '#contract/core/dates';
import {
  listContactMessages,
  listRestorationRequests,
  listSubscribers,
} from '#contract/inbox/admin-endpoints';
import { requestStatuses } from '#contract/inbox/rules';
import { listOrderRequests } from '#contract/orders/admin-endpoints';
import { orderStatuses } from '#contract/orders/rules';
import { stockLevel } from '#contract/products/rules';
import { products as demoProducts } from '#demo/products';
import { createProductStore } from '../api/catalogue/store';
import { createCacheVersion } from '../api/platform/cache-version';
import {
  furtherMessages,
  furtherOrders,
  furtherRequests,
  furtherSubscribers,
} from './factories/further-enquiries';
import { furtherProducts } from './factories/further-products';
import { openMockServer } from './node-server';
import { fillDatabase } from './scenario-data';
import type { Scenario } from './scenarios';
import { prepareMockDatabase } from './sqlite/node';
import { readEnquiries } from './testing/shop-data';

const openDatabase = await prepareMockDatabase();

interface Filling {
  readonly now?: string;
  readonly isInUse?: boolean;
}

/** What a shop in these scenarios has before its first request. */
async function filled(
  scenarios: readonly Scenario[],
  { now = '2026-11-21T19:00:00.000Z', isInUse = false }: Filling = {},
) {
  const { database, run } = openDatabase();
  await fillDatabase(database, new Set(scenarios), { now: new Date(now), isInUse });
  const data = { ...readEnquiries(run), products: await listProducts(database) };
  await database.destroy();
  return data;
}

const listProducts = (database: Knex) => createProductStore(database, createCacheVersion()).list();

const large = await filled(['large-catalogue', 'out-of-stock'], { isInUse: true });

describe('the products of the scenario', () => {
  test('empty are none, whatever else is asked for', async () => {
    expect((await filled(['empty', 'large-catalogue'])).products).toEqual([]);
  });

  test('one-product are one', async () => {
    expect((await filled(['one-product'])).products).toHaveLength(1);
  });

  test('large-catalogue are 5,000 more', () => {
    expect(new Set(large.products.map(({ id }) => id)).size).toBe(demoProducts.length + 5000);
  });

  test('out-of-stock are all out of stock, those of a large catalogue too', () => {
    expect(new Set(large.products.map(stockLevel))).toEqual(new Set(['out-of-stock']));
  });

  test('long-texts have long texts in both languages', async () => {
    const { products } = await filled(['long-texts']);
    for (const { name, translations } of products) {
      expect(name.length).toBeGreaterThan(80);
      expect(translations.es?.description?.length).toBeGreaterThan(300);
    }
  });
});

describe('a shop in use', () => {
  test('has received a few of each kind in both languages, some read and some not', async () => {
    const now = '2026-11-21T19:00:00.000Z';
    const { messages, requests, orders, subscribers } = await filled([], { now, isInUse: true });
    const kinds = [messages, requests, orders, subscribers];
    expect(kinds.map(({ length }) => length)).toEqual([8, 7, 9, 12]);
    for (const rows of kinds) {
      expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['en', 'es']));
      const received = rows.map(({ receivedAt }) => receivedAt);
      expect(received).toEqual(received.toSorted());
      expect(received.every((time) => time < now)).toBe(true);
    }
    for (const rows of [messages, requests, orders]) {
      expect(new Set(rows.map(({ readAt }) => readAt === null))).toEqual(new Set([true, false]));
      expect(rows.every(({ readAt }) => readAt === null || readAt < now)).toBe(true);
    }
  });

  test('has requests and orders of every status, and one of a status that is no longer used', async () => {
    const { requests, orders } = await filled([], { isInUse: true });
    const statuses = new Set(requests.map(({ status }) => status));
    expect(statuses).toEqual(new Set([...requestStatuses, 'On Hold']));
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  });

  test.each(['2026-11-21T19:00:00.000Z', '2026-12-01T05:00:00.000Z', '2027-03-15T12:00:00.000Z'])(
    'has orders for open days around %s, and only the past one is fulfilled',
    async (now) => {
      const { orders } = await filled([], { now, isInUse: true });
      expect(orders.every(({ eventDate }) => isOpenOn(eventDate))).toBe(true);
      const past = orders.filter(({ eventDate }) => eventDate <= dayInShop(new Date(now)));
      expect(past.map(({ status }) => status)).toEqual(['Fulfilled']);
    },
  );

  test('has photos of two of its requests, also after 5,000 others', async () => {
    const small = await filled([], { isInUse: true });
    for (const { requests, photos } of [small, large]) {
      const counts = requests
        .slice(-7)
        .map(({ id }) => photos.filter(({ requestId }) => requestId === id).length);
      expect(counts).toEqual([0, 2, 0, 1, 0, 0, 0]);
    }
  });

  test('has received nothing in the scenario empty', async () => {
    const { messages, requests, orders, subscribers } = await filled(['empty', 'large-catalogue'], {
      isInUse: true,
    });
    expect([messages, requests, orders, subscribers]).toEqual([[], [], [], []]);
  });
});

describe('a large shop', () => {
  test('has received 5,000 of each kind before those of a shop in use, numbered as they came', () => {
    const { messages, requests, orders, subscribers } = large;
    const kinds = [messages, requests, orders, subscribers];
    expect(kinds.map(({ length }) => length)).toEqual([5008, 5007, 5009, 5012]);
    for (const rows of kinds) {
      expect(rows.every(({ id }, index) => id === index + 1)).toBe(true);
      const received = rows.map(({ receivedAt }) => receivedAt);
      expect(received).toEqual(received.toSorted());
    }
  });

  test('has orders for open days to come whose lines add up', () => {
    for (const order of large.orders.slice(0, 5000)) {
      const sum = order.lines.reduce((cents, line) => cents + line.quantity * line.priceCents, 0);
      expect(sum).toBe(order.totalCents);
      expect(isOpenOn(order.eventDate)).toBe(true);
      expect(order.eventDate > order.receivedAt.slice(0, 10)).toBe(true);
      expect(order.area === null).toBe(order.fulfilment === 'pickup');
    }
  });

  test('has the same data every time, whichever kind is made first', () => {
    const models = demoProducts.slice(0, 3);
    const makers = [
      () => furtherProducts(20, models),
      () => furtherMessages(20),
      () => furtherRequests(20),
      () => furtherOrders(20, models),
      () => furtherSubscribers(20),
    ];
    const made = makers.map((make) => make());
    const inReverse = makers.toReversed().map((make) => make());
    expect(inReverse.toReversed()).toEqual(made);
  });

  test('lists what the contract has', async () => {
    const server = openMockServer(['large-catalogue', 'signed-in']);
    const interceptor = setupServer(...server.handlers);
    interceptor.listen({ onUnhandledRequest: 'error' });
    onTestFinished(() => interceptor.close());
    onTestFinished(server.close);
    const lists = [
      listContactMessages,
      listRestorationRequests,
      listOrderRequests,
      listSubscribers,
    ];
    for (const { path, response } of lists) {
      const rows = await (await fetch(`http://shop.test${path}?limit=100`)).json();
      expect(v.parse(response, rows), path).toEqual(rows);
      expect(rows, path).toHaveLength(100);
    }
  });
});
