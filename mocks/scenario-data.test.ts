import type { Knex } from 'knex';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isOpenOn, toShopDate } from '#contract/core/dates';
import { listEventInquiries } from '#contract/event-inquiries/admin-endpoints';
import { eventInquiryStatuses } from '#contract/event-inquiries/rules';
import {
  listContactMessages,
  listRestorationRequests,
  listSubscribers,
} from '#contract/inbox/admin-endpoints';
import { restorationRequestStatuses } from '#contract/inbox/rules';
import { listOrderRequests } from '#contract/orders/admin-endpoints';
import { countServings } from '#contract/orders/order-validation';
import { orderStatuses } from '#contract/orders/rules';
import { isBusinessDay } from '#contract/orders/shipping-days';
import { getStockLevel } from '#contract/products/stock-level';
import { products as demoProducts } from '#demo/products';
import { createProductStore } from '../api/catalog/product-store';
import { createCacheVersion } from '../api/platform/cache-version';
import { generateProducts } from './factories/generate-products';
import {
  generateInquiries,
  generateMessages,
  generateOrders,
  generateRequests,
  generateSubscribers,
} from './factories/generate-submissions';
import type { MockOrder } from './mock-submissions';
import { openMockServer } from './node-server';
import { fillDatabase } from './scenario-data';
import type { Scenario } from './scenarios';
import { prepareMockDatabase } from './sqlite/node';
import { readSubmissions } from './testing/test-database';

const openDatabase = await prepareMockDatabase();

interface FillOptions {
  readonly now?: string;
  readonly hasSampleSubmissions?: boolean;
}

async function fillDemoDatabase(
  scenarios: readonly Scenario[],
  { now = '2026-11-21T19:00:00.000Z', hasSampleSubmissions = false }: FillOptions = {},
) {
  const { database, run } = openDatabase();
  await fillDatabase(database, new Set(scenarios), { now: new Date(now), hasSampleSubmissions });
  const data = { ...readSubmissions(run), products: await listProducts(database) };
  await database.destroy();
  return data;
}

const listProducts = (database: Knex) => createProductStore(database, createCacheVersion()).list();

const isOnPossibleDay = ({ eventDate, fulfilment }: MockOrder): boolean =>
  fulfilment === 'shipping' ? isBusinessDay(eventDate) : isOpenOn(eventDate);

const large = await fillDemoDatabase(['large-catalogue', 'out-of-stock'], {
  hasSampleSubmissions: true,
});

describe('applyProductScenarios', () => {
  test('deletes all products in the scenario empty, even with large-catalogue', async () => {
    expect((await fillDemoDatabase(['empty', 'large-catalogue'])).products).toEqual([]);
  });

  test('leaves one product in the scenario one-product', async () => {
    expect((await fillDemoDatabase(['one-product'])).products).toHaveLength(1);
  });

  test('adds 5,000 products in the scenario large-catalogue', () => {
    expect(new Set(large.products.map(({ id }) => id)).size).toBe(demoProducts.length + 5000);
  });

  test('puts all products out of stock in the scenario out-of-stock, with large-catalogue too', () => {
    expect(new Set(large.products.map(getStockLevel))).toEqual(new Set(['out-of-stock']));
  });

  test('lengthens names and descriptions in both languages in the scenario long-texts', async () => {
    const { products } = await fillDemoDatabase(['long-texts']);
    for (const { name, translations } of products) {
      expect(name.length).toBeGreaterThan(80);
      expect(translations.es?.description?.length).toBeGreaterThan(300);
    }
  });
});

describe('sample submissions', () => {
  test('include a few of each kind in both languages, some read and some unread', async () => {
    const now = '2026-11-21T19:00:00.000Z';
    const { messages, requests, inquiries, orders, subscribers } = await fillDemoDatabase([], {
      now,
      hasSampleSubmissions: true,
    });
    const kinds = [messages, requests, inquiries, orders, subscribers];
    expect(kinds.map(({ length }) => length)).toEqual([8, 7, 5, 13, 12]);
    for (const rows of kinds) {
      expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['en', 'es']));
      const received = rows.map(({ receivedAt }) => receivedAt);
      expect(received).toEqual(received.toSorted());
      expect(received.every((time) => time < now)).toBe(true);
    }
    for (const rows of [messages, requests, inquiries, orders]) {
      expect(new Set(rows.map(({ readAt }) => readAt === null))).toEqual(new Set([true, false]));
      expect(rows.every(({ readAt }) => readAt === null || readAt < now)).toBe(true);
    }
  });

  test('include requests, inquiries and orders of every status, and one with an unused status', async () => {
    const { requests, inquiries, orders } = await fillDemoDatabase([], {
      hasSampleSubmissions: true,
    });
    const statuses = new Set(requests.map(({ status }) => status));
    expect(statuses).toEqual(new Set([...restorationRequestStatuses, 'On Hold']));
    expect(new Set(inquiries.map(({ status }) => status))).toEqual(new Set(eventInquiryStatuses));
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  });

  test.each(['2026-11-21T19:00:00.000Z', '2026-12-01T05:00:00.000Z', '2027-03-15T12:00:00.000Z'])(
    'include orders for open days around %s, and only the past one is fulfilled',
    async (now) => {
      const { orders } = await fillDemoDatabase([], { now, hasSampleSubmissions: true });
      expect(orders.every(isOnPossibleDay)).toBe(true);
      const past = orders.filter(({ eventDate }) => eventDate <= toShopDate(new Date(now)));
      expect(past.map(({ status }) => status)).toEqual(['Fulfilled']);
    },
  );

  test('include photos of two requests, also after 5,000 generated requests', async () => {
    const small = await fillDemoDatabase([], { hasSampleSubmissions: true });
    for (const { requests, photos } of [small, large]) {
      const counts = requests
        .slice(-7)
        .map(({ id }) => photos.filter(({ requestId }) => requestId === id).length);
      expect(counts).toEqual([0, 2, 0, 1, 0, 0, 0]);
    }
  });

  test('include a photo of an inquiry, also after 500 generated inquiries', async () => {
    const small = await fillDemoDatabase([], { hasSampleSubmissions: true });
    for (const { inquiries, inquiryPhotos } of [small, large])
      expect(inquiryPhotos.map(({ inquiryId }) => inquiryId)).toEqual([inquiries.at(-4)?.id]);
  });

  test('are empty in the scenario empty', async () => {
    const { messages, requests, inquiries, orders, subscribers } = await fillDemoDatabase(
      ['empty', 'large-catalogue'],
      {
        hasSampleSubmissions: true,
      },
    );
    expect([messages, requests, inquiries, orders, subscribers]).toEqual([[], [], [], [], []]);
  });
});

describe('the scenario large-catalogue', () => {
  test('adds 5,000 submissions of each kind, and 500 inquiries, before the samples, with ascending ids', () => {
    const { messages, requests, inquiries, orders, subscribers } = large;
    const kinds = [messages, requests, inquiries, orders, subscribers];
    expect(kinds.map(({ length }) => length)).toEqual([5008, 5007, 505, 5013, 5012]);
    for (const rows of kinds) {
      expect(rows.every(({ id }, index) => id === index + 1)).toBe(true);
      const received = rows.map(({ receivedAt }) => receivedAt);
      expect(received).toEqual(received.toSorted());
    }
  });

  test('generates orders with kitchen date, servings and options that the products have', () => {
    const optionKeys = new Set(
      demoProducts.flatMap(({ id, options }) => options.map(({ key }) => `${id} ${key}`)),
    );
    for (const { details, eventDate, lines } of large.orders.slice(0, 5000)) {
      expect(details?.kitchenDate).toBe(eventDate);
      expect(details?.servings).toBe(countServings(lines, demoProducts));
      for (const { productId, option } of lines)
        expect(optionKeys).toContain(`${productId} ${option}`);
    }
  });

  test('generates orders for future open days with correct totals', () => {
    for (const order of large.orders.slice(0, 5000)) {
      const sum = order.lines.reduce((cents, line) => cents + line.quantity * line.priceCents, 0);
      expect(sum).toBe(order.totalCents - (order.details?.fee ?? 0) * 100);
      expect(isOpenOn(order.eventDate)).toBe(true);
      expect(order.eventDate > order.receivedAt.slice(0, 10)).toBe(true);
      expect(order.area === null).toBe(order.fulfilment === 'pickup');
    }
  });

  test('generates the same data in every run, in whichever order', () => {
    const models = demoProducts.slice(0, 3);
    const generators = [
      () => generateProducts(20, models),
      () => generateMessages(20),
      () => generateRequests(20),
      () => generateInquiries(20),
      () => generateOrders(20, models),
      () => generateSubscribers(20),
    ];
    const results = generators.map((generate) => generate());
    const reversedResults = generators.toReversed().map((generate) => generate());
    expect(reversedResults.toReversed()).toEqual(results);
  });

  test('responds with lists that match the contract', async () => {
    const server = openMockServer(['large-catalogue', 'signed-in']);
    const interceptor = setupServer(...server.handlers);
    interceptor.listen({ onUnhandledRequest: 'error' });
    onTestFinished(() => interceptor.close());
    onTestFinished(server.close);
    const lists = [
      listContactMessages,
      listRestorationRequests,
      listEventInquiries,
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
