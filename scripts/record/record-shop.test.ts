import type { Knex } from 'knex';
import { getResponse } from 'msw';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/index';
import { testAdmin } from '../../api/testing/admin-client';
import { startTestServer, type TestServer } from '../../api/testing/test-server';
import { openMockServer } from '../../mocks/node-server';
import type { Recording } from '../../mocks/recordings/recording';
import { addSubmissions } from '../../mocks/scenario-data';
import type { MockServer } from '../../mocks/server';
import { recordShop } from './record-shop';

const now = new Date('2026-11-21T19:00:00.000Z');

let server: TestServer;
let recording: Recording;
let mocks: MockServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  await addSubmissions(server.database, new Set(), { now, hasSampleSubmissions: true });
  recording = await recordShop({ origin: server.origin, ...testAdmin }, 'salt');
  mocks = openMockServer(['recorded:friday', 'signed-in'], {
    clock: () => now,
    // As from the file.
    readRecording: async () => JSON.parse(JSON.stringify(recording)),
  });
});
afterAll(async () => {
  await mocks.close();
  await server.close();
});

/** What customers and the owner wrote, by table. */
const personalColumns = {
  contact_messages: ['name', 'email', 'phone', 'subject', 'message'],
  restoration_requests: ['name', 'email', 'phone', 'description'],
  event_inquiries: ['name', 'email', 'phone', 'place_notes', 'diet_notes', 'notes'],
  order_requests: [
    ...['name', 'email', 'phone', 'street', 'unit', 'instructions', 'notes', 'allergy_notes'],
    ...['card_message', 'customer_note', 'private_note', 'payment_url', 'access_key', 'recipients'],
  ],
  newsletter_subscribers: ['email'],
} as const;

const recipientTexts = v.array(v.object({ name: v.string(), street: v.string() }));

async function readPersonalTexts(database: Knex): Promise<string[]> {
  const columns = Object.entries(personalColumns).flatMap(([table, names]) =>
    names.map((name) => [table, name] as const),
  );
  const values = await Promise.all(
    columns.map(([table, column]) => database(table).whereNotNull(column).pluck(column)),
  );
  return values
    .flat()
    .flatMap((value: string) =>
      value.startsWith('[')
        ? v.parse(recipientTexts, JSON.parse(value)).flatMap(({ name, street }) => [name, street])
        : [value],
    );
}

/** The mocks have other files for the images. */
const dropContentVersions = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/\?v=\w{10}/g, ''));

const fetchFromMocks = async (path: string): Promise<unknown> => {
  const response = await getResponse(mocks.handlers, new Request(`https://shop.test${path}`));
  return response?.json();
};

describe('recordShop', () => {
  test('writes no name, address, key or text of a customer', async () => {
    const texts = (await readPersonalTexts(server.database)).filter((text) => text.length > 2);
    expect(texts.length).toBeGreaterThan(150);
    const json = JSON.stringify(recording);
    expect(texts.filter((text) => json.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  });

  test('gives the same person the same name and address in every list', () => {
    const people = [...recording.messages, ...recording.orders, ...recording.inquiries];
    const names = new Map<string, Set<string>>();
    for (const { email, name } of people) {
      if (email !== '') names.set(email, new Set([...(names.get(email) ?? []), name]));
    }
    expect([...names.values()].filter(({ size }) => size > 1)).toEqual([]);
    expect(names.size).toBeGreaterThan(15);
  });

  test('keeps the products, and dates and prices of orders', async () => {
    const { products, orders } = recording;
    expect(products).toHaveLength(23);
    expect(
      orders.map(({ number, total, eventDate, status }) => [number, total, eventDate, status]),
    ).toContainEqual(['LH-1010', expect.any(Number), expect.any(String), 'New']);
  });
});

describe('the scenario recorded:NAME', () => {
  test('shows the recorded products and settings', async () => {
    const products = await fetchFromMocks(endpoints.listProducts.path);
    expect(dropContentVersions(products)).toEqual(dropContentVersions(recording.products));
    expect(await fetchFromMocks(endpoints.getShopSettings.path)).toMatchObject({
      closedDates: recording.settings.closedDates,
      deliveryAreas: recording.settings.deliveryAreas,
    });
  });

  test.each([
    ['messages', endpoints.listContactMessages.path],
    ['requests', endpoints.listRestorationRequests.path],
    ['inquiries', endpoints.listEventInquiries.path],
    ['subscribers', endpoints.listSubscribers.path],
  ] as const)('shows the recorded %s', async (list, path) => {
    expect(await fetchFromMocks(path)).toEqual(recording[list]);
  });

  test('shows the recorded orders with their timelines', async () => {
    const [order] = recording.orders;
    expect(await fetchFromMocks(endpoints.listOrderRequests.path)).toEqual(
      recording.orders.map(({ events: _, ...rest }) => rest),
    );
    expect(await fetchFromMocks(`/api/order-requests/${order?.id}`)).toEqual(order);
  });

  test('says what to do when the recording is of another version', async () => {
    const outdated = openMockServer(['recorded:friday'], { readRecording: async () => ({}) });
    const request = new Request('https://shop.test/api/products');
    await expect(getResponse(outdated.handlers, request)).rejects.toThrow('Record it again.');
    await outdated.close();
  });
});
