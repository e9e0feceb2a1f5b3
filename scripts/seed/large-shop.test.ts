import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { listEventInquiries } from '#contract/event-inquiries/admin-endpoints';
import {
  listContactMessages,
  listRestorationRequests,
  listSubscribers,
} from '#contract/inbox/admin-endpoints';
import { listOrderRequests } from '#contract/orders/admin-endpoints';
import { countServings } from '#contract/orders/order-validation';
import { listProducts } from '#contract/products/endpoints';
import { listProductsSchemas } from '#contract/products/schema';
import { products as demoProducts } from '#demo/products';
import { createAdminClient } from '../../api/testing/admin-client';
import { createListClient } from '../../api/testing/list-client';
import { startTestServer } from '../../api/testing/test-server';
import { seedLargeShop } from './large-shop';

const shop = await startTestServer();
afterAll(shop.close);
const { sendRequest } = await createAdminClient(shop);

const lists = {
  messages: createListClient(sendRequest, listContactMessages),
  inquiries: createListClient(sendRequest, listEventInquiries),
  requests: createListClient(sendRequest, listRestorationRequests),
  orders: createListClient(sendRequest, listOrderRequests),
  subscribers: createListClient(sendRequest, listSubscribers),
};

const fetchTotals = async () =>
  Promise.all(Object.values(lists).map(async (list) => (await list({ limit: 1 })).total));

const fetchProducts = async () =>
  v.parse(listProductsSchemas.response, (await shop.sendRequest(listProducts.path)).json);

const additions = { products: 12, submissions: 30 };

test('seedLargeShop adds products and submissions only once', async () => {
  expect(await seedLargeShop(shop.database, shop.cacheVersion, additions)).toBe(true);
  expect(await fetchTotals()).toEqual([30, 30, 30, 30, 30]);
  shop.cacheVersion.increment();
  const products = await fetchProducts();
  expect(products).toHaveLength(demoProducts.length + 12);
  expect(products.slice(-12).every(({ image }) => image !== null)).toBe(true);

  expect(await seedLargeShop(shop.database, shop.cacheVersion, additions)).toBe(false);
  expect(await fetchTotals()).toEqual([30, 30, 30, 30, 30]);
  expect(await fetchProducts()).toHaveLength(demoProducts.length + 12);
});

test('seedLargeShop dates submissions in the past, with read marks and statuses, and makes them searchable', async () => {
  const { rows: messages } = await lists.messages();
  expect(messages.every(({ receivedAt }) => receivedAt < '2026')).toBe(true);
  expect(messages.some(({ readAt }) => readAt !== null && readAt < '2026-02')).toBe(true);
  const [message] = messages;
  expect((await lists.messages({ q: message?.email })).rows).toEqual([message]);

  const { rows: requests } = await lists.requests();
  expect(new Set(requests.map(({ status }) => status)).size).toBeGreaterThan(1);
  const { rows: inquiries } = await lists.inquiries();
  expect(new Set(inquiries.map(({ status }) => status)).size).toBeGreaterThan(1);
  expect(inquiries.some(({ readAt }) => readAt !== null && readAt < '2026-02')).toBe(true);
  const { rows: orders } = await lists.orders();
  expect(new Set(orders.map(({ status }) => status)).size).toBeGreaterThan(1);
  const products = await fetchProducts();
  for (const { items, fee, total, updatedAt, servings, kitchenDate, eventDate } of orders) {
    const sum = items.reduce((cents, item) => cents + item.quantity * item.price * 100, 0);
    expect(Math.round(sum + fee * 100)).toBe(Math.round(total * 100));
    const catalogItems = items.flatMap(({ productId, ...item }) =>
      productId === null ? [] : [{ ...item, productId }],
    );
    expect(servings).toBe(countServings(catalogItems, products));
    expect(kitchenDate).toBe(eventDate);
    expect(items.every(({ productId }) => productId !== null)).toBe(true);
    expect(updatedAt < '2026').toBe(true);
  }
});

test('seedLargeShop rolls back when it fails', async () => {
  const other = await startTestServer();
  const products = await other.database('products').pluck('id');
  await other.database.schema.dropTable('newsletter_subscribers');
  await expect(seedLargeShop(other.database, other.cacheVersion, additions)).rejects.toThrow();
  expect(await other.database('products').pluck('id')).toEqual(products);
  expect(await other.database('contact_messages')).toEqual([]);
  expect(await other.database('notes').where({ name: 'large-shop' })).toEqual([]);
  await other.close();
});
