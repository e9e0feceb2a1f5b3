import { setupServer } from 'msw/node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { business } from '#contract/business';
import { findEarliestDay } from '#contract/core/dates';
import { buildUrl } from '#contract/core/endpoint';
import { getEmailStatus } from '#contract/email/admin-endpoints';
import { getOrderRequest, listOrderRequests } from '#contract/orders/admin-endpoints';
import type { OrderWithEvents } from '#contract/orders/admin-schema';
import { listFullDays } from '#contract/orders/busy-days';
import { listBusyDays } from '#contract/orders/busy-days-endpoint';
import type { BusyDay } from '#contract/orders/busy-days-schema';
import { getOrderStatus, sendOrderRequest } from '#contract/orders/endpoints';
import { countShippedUnits } from '#contract/orders/recipients';
import type { OrderStatusView } from '#contract/orders/status-schema';
import { listAccounts } from '#contract/session/admin-endpoints';
import { getShopSettings } from '#contract/settings/endpoints';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { getMockAccessKey } from './mock-access-key';
import { openMockServer } from './node-server';
import type { Scenario } from './scenarios';
import type { MockServer } from './server';

// Saturday, 11:00 in the shop's time zone.
const now = new Date('2026-11-21T19:00:00.000Z');

const origin = 'http://shop.test';

function startMockServer(scenarios: readonly Scenario[]): MockServer {
  const mockServer = openMockServer(['signed-in', ...scenarios], {
    hasSampleSubmissions: true,
    clock: () => now,
  });
  const network = setupServer(...mockServer.handlers);
  network.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => network.close());
  onTestFinished(mockServer.close);
  return mockServer;
}

const fetchJson = async (path: string, init?: RequestInit) =>
  (await fetch(origin + path, init)).json();

const listOrders = (): Promise<OrderWithEvents[]> =>
  fetchJson(`${listOrderRequests.path}?limit=100`);

const fetchTimeline = async (id: number): Promise<OrderWithEvents['events']> =>
  (await fetchJson(buildUrl(getOrderRequest, { params: { id } }))).events;

async function findOrder(name: string): Promise<OrderWithEvents> {
  const orders = await listOrders();
  const order = orders.find((candidate) => candidate.name === name);
  if (!order) throw new Error(`There is no order by ${name}.`);
  return { ...order, events: await fetchTimeline(order.id) };
}

const fetchStatusView = (id: number, number: string): Promise<OrderStatusView> =>
  fetchJson(buildUrl(getOrderStatus, { params: { number }, query: { key: getMockAccessKey(id) } }));

const post = (path: string, body: object) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });

const boardOrder = (eventDate: string) => ({
  name: 'Ana',
  email: 'ana@example.com',
  eventDate,
  fulfilment: 'pickup',
  items: [{ productId: 18, option: 'small', quantity: 1, price: 68 }],
});

const { noticeHours, maxOrdersPerDay, maxServingsPerDay } = defaultShopSettings;
const earliestDay = findEarliestDay(now, noticeHours);

describe('sample orders', () => {
  test.each([[[]], [['full-day', 'large-order']]] satisfies Scenario[][][])(
    'stay within the capacity of each day in the scenarios %j',
    async (scenarios) => {
      startMockServer(scenarios);
      const orders = (await listOrders()).filter(({ status }) => status !== 'Declined');
      for (const day of new Set(orders.map(({ kitchenDate }) => kitchenDate))) {
        const sameDay = orders.filter(({ kitchenDate }) => kitchenDate === day);
        const servings = sameDay.reduce((sum, order) => sum + order.servings, 0);
        expect(sameDay.length, day).toBeLessThanOrEqual(maxOrdersPerDay ?? 0);
        expect(servings, day).toBeLessThanOrEqual(maxServingsPerDay ?? 0);
      }
    },
  );

  test('have a status page that opens with the digits of the order number as the key', async () => {
    startMockServer([]);
    const orders = await listOrders();
    for (const { id, number } of orders) {
      expect(await fetchStatusView(id, number)).toMatchObject({ number });
    }
    expect(getMockAccessKey(1)).toMatch(/^0{28}1001$/);
    expect(orders.at(-1)).toMatchObject({ number: 'LH-1001', accessKey: getMockAccessKey(1) });
  });

  test('have timelines that begin with their arrival and end before now', async () => {
    startMockServer([]);
    for (const { id, receivedAt, updatedAt } of await listOrders()) {
      const events = await fetchTimeline(id);
      const times = events.map(({ at }) => at);
      expect(events[0]).toMatchObject({ kind: 'received', at: receivedAt });
      expect(times).toEqual(times.toSorted());
      expect(times.at(-1)).toBe(updatedAt);
      expect(updatedAt < now.toISOString()).toBe(true);
    }
  });

  test('include a change that the customer has not accepted yet, with the previous terms', async () => {
    startMockServer([]);
    const { id, number, total } = await findOrder('Priya Raman');
    const view = await fetchStatusView(id, number);
    expect(view).toMatchObject({ isAwaitingCustomer: true, total, discount: 10 });
    expect(view.previousTerms).toMatchObject({
      items: [{ productName: 'Classic Board', option: 'medium', price: 128 }],
      fee: 15,
      total: 143,
    });
  });

  test('include an order by phone, a deposit with a payment link, and boxes for several people', async () => {
    startMockServer([]);
    const phoneOrder = await findOrder('Gus Papadakis');
    expect(phoneOrder).toMatchObject({ channel: 'phone', email: '' });
    expect(phoneOrder.events[0]?.admin).toBe('elena');
    const { deposit, paymentUrl, total, events } = await findOrder('Monte Vista Makers Market');
    expect(deposit).toBe(total / 2);
    expect(paymentUrl).toMatch(/^https:/);
    expect(events.map(({ kind }) => kind)).toEqual([
      'received',
      'changed',
      'changes-accepted',
      'confirmed',
    ]);
    const gifts = await findOrder('Lucía Barragán');
    expect(countShippedUnits(gifts.recipients)).toBe(gifts.items[0]?.quantity);
    expect(gifts).toMatchObject({ fulfilment: 'shipping', fee: 29.97 });
    expect(gifts.kitchenDate < gifts.eventDate).toBe(true);
  });
});

describe('the scenario full-day', () => {
  test('fills the three earliest days', async () => {
    startMockServer(['full-day']);
    const busyDays: BusyDay[] = await fetchJson(buildUrl(listBusyDays));
    const openDays = ['2026-11-25', '2026-11-26', '2026-11-27'];
    expect(openDays[0]).toBe(earliestDay);
    expect(listFullDays(busyDays, 4)).toEqual(openDays);
  });

  test.each(['2026-11-25', '2026-11-26'])(
    'answers an order for %s with 409 and the next day that has room',
    async (day) => {
      startMockServer(['full-day']);
      const response = await post(sendOrderRequest.path, boardOrder(day));
      expect(response.status).toBe(409);
      expect((await response.json()).changes).toEqual([
        { productId: null, field: 'full', was: day, now: '2026-11-28' },
      ]);
      expect((await post(sendOrderRequest.path, boardOrder('2026-11-28'))).status).toBe(201);
    },
  );
});

describe('the scenario large-order', () => {
  test('has a party for more than sixty that waits for the customer to accept the deposit', async () => {
    startMockServer(['large-order']);
    const party = await findOrder('Rosalba Ibarra');
    expect(party).toMatchObject({ guests: 65, isAwaitingCustomer: true, status: 'New' });
    expect(party.deposit).toBe(party.total / 2);
    const { previousTerms } = await fetchStatusView(party.id, party.number);
    expect(previousTerms).toMatchObject({ deposit: 0, total: party.total - 252 });
  });

  test('has ten gift boxes at the quantity price for ten addresses', async () => {
    startMockServer(['large-order']);
    const gifts = await findOrder('Arroyo Seco Architects');
    expect(gifts.recipients).toHaveLength(10);
    expect(gifts.items).toMatchObject([{ quantity: 10, price: 88 }]);
    expect(gifts).toMatchObject({ fee: 99.9, total: 979.9 });
  });
});

describe('e-mails in the mocks', () => {
  test.each([
    { scenarios: [], canSend: true },
    { scenarios: ['no-mail'], canSend: false },
  ] satisfies { scenarios: Scenario[]; canSend: boolean }[])(
    'are configured in the scenarios $scenarios: $canSend',
    async ({ scenarios, canSend }) => {
      startMockServer(scenarios);
      expect(await fetchJson(getShopSettings.path)).toMatchObject({ canSendEmail: canSend });
      expect(await fetchJson(getEmailStatus.path)).toMatchObject({ configured: canSend });
    },
  );

  test('wait in the queue when an order arrives, and are never sent', async () => {
    const { getDatabase } = startMockServer([]);
    expect((await post(sendOrderRequest.path, boardOrder(earliestDay))).status).toBe(201);
    const emails = getDatabase().run('select recipient, sent_at from email_queue order by id');
    expect(emails).toEqual([
      { recipient: business.email, sent_at: null },
      { recipient: 'ana@example.com', sent_at: null },
    ]);
    expect(await fetchJson(getEmailStatus.path)).toMatchObject({ queued: 2, failed: 0 });
  });
});

test('the mock server has an account for each admin in the timelines of sample orders', async () => {
  startMockServer([]);
  const accounts: { username: string }[] = await fetchJson(listAccounts.path);
  expect(accounts.map(({ username }) => username)).toEqual(['elena', 'marisol']);
});
