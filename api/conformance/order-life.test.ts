// An order from the form to its end: what the shopper and the owner may do with it, and what its status page shows.
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { idempotencyKeyReused } from '#contract/core/messages';
import {
  createPhoneOrder,
  editOrderRequest,
  getOrderRequest,
  recordOrderEvent,
  setOrderStatus,
} from '#contract/orders/admin-endpoints';
import type { OrderWithEvents } from '#contract/orders/admin-schema';
import { getOrderStatus, respondToOrder, sendOrderRequest } from '#contract/orders/endpoints';
import {
  cannotCancelAnymore,
  nothingToAccept,
  orderEditedMeanwhile,
  orderMessages,
  orderNotFound,
} from '#contract/orders/messages';
import { parseOrderNumber } from '#contract/orders/rules';
import type { OrderStatusView } from '#contract/orders/status-schema';
import { deleteProducts, restoreProducts } from '#contract/products/admin-endpoints';
import { createAdminClient, setSessionStart, testAdmin } from '../testing/admin-client';
import { saturday, startOrderServer } from '../testing/order-server';
import { postJson } from '../testing/post-requests';
import { allDatabases } from './databases';
import { recordResponses } from './record-responses';

describe.each(allDatabases)('the life of an order on %s', async (name, openDatabase) => {
  const server = await startOrderServer({
    ...(openDatabase && { openDatabase }),
    ...recordResponses(name, 'order-life'),
  });
  const { sendOrder, insertBoard, database, products, setTime } = server;
  afterAll(server.close);
  let admin = await createAdminClient(server);
  beforeEach(async () => {
    await server.reset();
    // Sessions end when a test moves the clock.
    admin = await createAdminClient(server);
  });

  const option = {
    key: 'large',
    name: { en: 'Large', es: 'Grande' },
    price: 158,
    serves: { from: 8, to: 12 },
    stock: 3,
    isDefault: true,
    quantityPrices: [],
  };
  const insertCountedBoard = () =>
    insertBoard({
      quantity_available: 5,
      price_cents: 15_800,
      options: JSON.stringify([option]),
    });

  interface SentOrder {
    readonly id: number;
    readonly number: string;
    readonly key: string;
  }

  async function createOrder(changes: object = {}): Promise<SentOrder> {
    const response = await sendOrder({ eventDate: '2026-12-12', ...changes });
    expect(response.status).toBe(201);
    const { number, key } = v.parse(sendOrderRequest.response, response.json);
    return { number, key, id: parseOrderNumber(number) ?? 0 };
  }

  const fetchOrder = async (id: number): Promise<OrderWithEvents> =>
    v.parse(
      getOrderRequest.response,
      (await admin.sendRequest(buildUrl(getOrderRequest, { params: { id } }))).json,
    );

  const setStatus = (id: number, status: string) =>
    admin.sendJson('PUT', buildUrl(setOrderStatus, { params: { id } }), { status });

  const edit = (id: number, body: object) =>
    admin.sendJson('PUT', buildUrl(editOrderRequest, { params: { id } }), body);

  const fetchView = (number: string, key: string) =>
    server.sendRequest(buildUrl(getOrderStatus, { params: { number }, query: { key } }));

  const parseView = (json: unknown): OrderStatusView => v.parse(getOrderStatus.response, json);

  const respond = (
    { number, key }: Pick<SentOrder, 'number' | 'key'>,
    action: string,
    version?: number,
  ) => postJson(server, buildUrl(respondToOrder, { params: { number } }), { key, action, version });

  const toEdit = ({ events: _, ...order }: OrderWithEvents, changes: object) => ({
    ...order,
    ...changes,
  });

  test('its timeline says what happened, when and who did it', async () => {
    const { id } = await createOrder();
    setTime('2026-11-21T20:00:00.000Z');
    await setStatus(id, 'Confirmed');
    await setStatus(id, 'Confirmed');
    await admin.sendJson('POST', buildUrl(recordOrderEvent, { params: { id } }), { kind: 'ready' });
    await setStatus(id, 'Fulfilled');
    const { events } = await fetchOrder(id);
    expect(events.map(({ kind, admin }) => [kind, admin])).toEqual([
      ['received', null],
      ['confirmed', testAdmin.username],
      ['ready', testAdmin.username],
      ['delivered', testAdmin.username],
    ]);
    expect(events.map(({ at }) => at)).toEqual([
      saturday.toISOString(),
      ...Array(3).fill('2026-11-21T20:00:00.000Z'),
    ]);
  });

  test('a repeated cancellation has the same response, and its record has no personal data', async () => {
    const sent = await createOrder();
    const path = buildUrl(respondToOrder, { params: { number: sent.number } });
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = { key: sent.key, action: 'cancel' };
    const first = await postJson(server, path, body, headers);
    expect(first.status).toBe(200);
    expect((await postJson(server, path, body, headers)).json).toEqual(first.json);
    expect(
      await database('idempotency_keys').where({ key: headers['Idempotency-Key'] }).pluck('answer'),
    ).toEqual([String(sent.id)]);
  });

  test('its stock goes down with the confirmation and back up with the decline', async () => {
    const productId = await insertCountedBoard();
    const items = [{ productId, option: 'large', quantity: 2, price: 158 }];
    const { id } = await createOrder({ items });
    const findStock = async () => {
      const product = await products.find(productId);
      return [product?.quantityAvailable, product?.options[0]?.stock];
    };
    expect(await findStock()).toEqual([5, 3]);
    await setStatus(id, 'Confirmed');
    expect(await findStock()).toEqual([3, 1]);
    await setStatus(id, 'Fulfilled');
    expect(await findStock()).toEqual([3, 1]);
    await setStatus(id, 'Declined');
    expect(await findStock()).toEqual([5, 3]);
    await setStatus(id, 'Declined');
    expect(await findStock()).toEqual([5, 3]);
  });

  test('its stock is back once a product that was deleted before the decline is restored', async () => {
    const productId = await insertCountedBoard();
    const items = [{ productId, option: 'large', quantity: 2, price: 158 }];
    const [declined, confirmed] = [await createOrder({ items }), await createOrder({ items })];
    await setStatus(declined.id, 'Confirmed');
    await setStatus(confirmed.id, 'Confirmed');
    const change = (path: string) => admin.sendJson('POST', path, { ids: [productId] });
    expect((await change(deleteProducts.path)).json).toMatchObject({ done: [productId] });
    await setStatus(declined.id, 'Declined');
    expect((await change(restoreProducts.path)).json).toMatchObject({ done: [productId] });
    expect(await products.find(productId)).toMatchObject({
      quantityAvailable: 4,
      options: [{ stock: 2 }],
    });
    await setStatus(declined.id, 'Confirmed');
    await setStatus(declined.id, 'Declined');
    await setStatus(confirmed.id, 'Declined');
    expect(await products.find(productId)).toMatchObject({
      quantityAvailable: 5,
      options: [{ stock: 3 }],
    });
  });

  test('an option that is sold out is not ordered while others of its product are left', async () => {
    const productId = await insertBoard({
      quantity_available: 5,
      price_cents: 15_800,
      options: JSON.stringify([option, { ...option, key: 'small', stock: 0, isDefault: false }]),
    });
    const order = (key: string) =>
      sendOrder({
        eventDate: '2026-12-12',
        items: [{ productId, option: key, quantity: 1, price: 158 }],
      });
    const soldOut = await order('small');
    expect(soldOut.status).toBe(409);
    expect(soldOut.json).toMatchObject({
      changes: [{ productId, option: 'small', field: 'stock' }],
    });
    expect((await order('large')).status).toBe(201);
  });

  test('an edit of a confirmed order moves the stock by the difference', async () => {
    const productId = await insertCountedBoard();
    const { id } = await createOrder({
      items: [{ productId, option: 'large', quantity: 2, price: 158 }],
    });
    await setStatus(id, 'Confirmed');
    const order = await fetchOrder(id);
    const items = order.items.map((item) => ({ ...item, quantity: 1 }));
    expect((await edit(id, toEdit(order, { items }))).status).toBe(200);
    expect(await products.find(productId)).toMatchObject({
      quantityAvailable: 4,
      options: [{ stock: 2 }],
    });
  });

  test('an edit keeps an item whose product id is too large to exist, without a product', async () => {
    const { id } = await createOrder();
    const order = await fetchOrder(id);
    const items = order.items.map((item) => ({ ...item, productId: 3_000_000_000 }));
    expect((await edit(id, toEdit(order, { items }))).status).toBe(200);
    expect((await fetchOrder(id)).items).toMatchObject([{ productId: null, quantity: 2 }]);
  });

  test('confirming more than there is takes what there is, and gives back no more', async () => {
    const productId = await insertCountedBoard();
    const first = await createOrder({
      items: [{ productId, option: 'large', quantity: 2, price: 158 }],
    });
    const second = await createOrder({
      items: [{ productId, option: 'large', quantity: 3, price: 158 }],
    });
    await setStatus(first.id, 'Confirmed');
    await setStatus(second.id, 'Confirmed');
    expect(await products.find(productId)).toMatchObject({
      quantityAvailable: 2,
      options: [{ stock: 0 }],
    });
    await setStatus(second.id, 'Declined');
    expect(await products.find(productId)).toMatchObject({
      quantityAvailable: 3,
      options: [{ stock: 1 }],
    });
  });

  test('the customer sees edited and earlier terms, and accepts them', async () => {
    const sent = await createOrder();
    const order = await fetchOrder(sent.id);
    const edited = await edit(
      sent.id,
      toEdit(order, {
        items: [
          ...order.items,
          { productId: null, productName: 'Extra crackers', option: null, quantity: 1, price: 9 },
        ],
        fee: 20,
        discount: 5,
        deposit: 100,
        paymentUrl: 'https://pay.example/lh',
        customerNote: 'With our new fig jam.',
        privateNote: 'Call on Friday.',
        needsAcceptance: true,
      }),
    );
    expect(edited.status).toBe(200);
    const response = await fetchView(sent.number, sent.key);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const view = parseView(response.json);
    expect(view).toMatchObject({
      isAwaitingCustomer: true,
      fee: 20,
      total: 177 + 9 + 20 - 5,
      deposit: 100,
      paymentUrl: 'https://pay.example/lh',
      customerNote: 'With our new fig jam.',
      previousTerms: { fee: 15, total: 192, deposit: 0 },
    });
    expect(JSON.stringify(view)).not.toMatch(/Call on Friday|ana@example|elena/);
    const accepted = await respond(sent, 'accept');
    expect(parseView(accepted.json)).toMatchObject({
      isAwaitingCustomer: false,
      previousTerms: null,
    });
    expect((await respond(sent, 'accept')).json).toMatchObject({ message: nothingToAccept.en });
    const { events, readAt } = await fetchOrder(sent.id);
    expect(events.map(({ kind }) => kind)).toEqual(['received', 'changed', 'changes-accepted']);
    expect(readAt).toBeNull();
  });

  test('its day can’t become one too far ahead, and the rest of an order for such a day can be edited', async () => {
    const sent = await createOrder();
    const order = await fetchOrder(sent.id);
    expect((await edit(sent.id, toEdit(order, { eventDate: '2028-11-20' }))).status).toBe(200);
    const tooDistant = { eventDate: '2028-11-21', language: 'es' };
    expect(await edit(sent.id, toEdit(await fetchOrder(sent.id), tooDistant))).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'eventDate', message: orderMessages.tooDistant.es }] },
    });
    await database('order_requests').update({ event_date: '2029-11-21' });
    const stored = await fetchOrder(sent.id);
    expect((await edit(sent.id, toEdit(stored, { privateNote: 'Early.' }))).status).toBe(200);
  });

  test('the customer can’t accept changes that were changed again, and compares with what was agreed', async () => {
    const sent = await createOrder();
    const readView = async () => parseView((await fetchView(sent.number, sent.key)).json);
    await edit(sent.id, toEdit(await fetchOrder(sent.id), { fee: 20, needsAcceptance: true }));
    const { version } = await readView();
    await edit(sent.id, toEdit(await fetchOrder(sent.id), { fee: 40, needsAcceptance: true }));
    expect(await respond(sent, 'accept', version)).toMatchObject({
      status: 409,
      json: { message: orderEditedMeanwhile.en },
    });
    const view = await readView();
    expect(view).toMatchObject({ fee: 40, previousTerms: { fee: 15 }, isAwaitingCustomer: true });
    expect((await respond(sent, 'accept', view.version)).status).toBe(200);
    await edit(sent.id, toEdit(await fetchOrder(sent.id), { fee: 50, needsAcceptance: true }));
    expect((await readView()).previousTerms).toMatchObject({ fee: 40 });
  });

  test('a declined order has no changes to accept', async () => {
    const sent = await createOrder();
    await edit(sent.id, toEdit(await fetchOrder(sent.id), { fee: 20, needsAcceptance: true }));
    await setStatus(sent.id, 'Declined');
    expect(parseView((await fetchView(sent.number, sent.key)).json)).toMatchObject({
      isAwaitingCustomer: false,
      previousTerms: null,
    });
    expect((await respond(sent, 'accept')).json).toMatchObject({ message: nothingToAccept.en });
  });

  test('an order that is picked up after an edit no longer has an address', async () => {
    const { id } = await createOrder();
    const address = { street: '12 Oak St', unit: 'B', zip: '90041', instructions: 'Gate 4' };
    await edit(id, toEdit(await fetchOrder(id), { fulfilment: 'delivery', ...address }));
    const delivered = await fetchOrder(id);
    expect(delivered).toMatchObject(address);
    await edit(id, toEdit(delivered, { fulfilment: 'pickup' }));
    const cleared = { area: null, street: null, unit: null, zip: null, instructions: null };
    expect(await fetchOrder(id)).toMatchObject({ fulfilment: 'pickup', ...cleared });
  });

  test('a private note is no change for the customer', async () => {
    const { id } = await createOrder();
    const order = await fetchOrder(id);
    await edit(id, toEdit(order, { privateNote: 'Call on Friday.', needsAcceptance: true }));
    const { events, isAwaitingCustomer, privateNote } = await fetchOrder(id);
    expect(events.map(({ kind }) => kind)).toEqual(['received']);
    expect({ isAwaitingCustomer, privateNote }).toEqual({
      isAwaitingCustomer: false,
      privateNote: 'Call on Friday.',
    });
  });

  test('of two concurrent edits of the same version, one is answered 409 and changes nothing', async () => {
    const { id } = await createOrder();
    const order = await fetchOrder(id);
    const responses = await Promise.all(
      [10, 20].map((fee) => edit(id, toEdit(order, { fee, needsAcceptance: false }))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { fee, events } = await fetchOrder(id);
    expect([10, 20]).toContain(fee);
    expect(events).toHaveLength(2);
  });

  test('the customer cancels until the notice begins, which puts the stock back', async () => {
    const productId = await insertCountedBoard();
    const items = [{ productId, option: 'large', quantity: 2, price: 158 }];
    const sent = await createOrder({ items, window: '12:00' });
    await setStatus(sent.id, 'Confirmed');
    const { cancelUntil } = parseView((await fetchView(sent.number, sent.key)).json);
    // 96 hours before noon of December 12 in Los Angeles.
    expect(cancelUntil).toBe('2026-12-08T20:00:00.000Z');
    setTime('2026-12-08T19:59:00.000Z');
    const cancelled = await respond(sent, 'cancel');
    expect(parseView(cancelled.json)).toMatchObject({ status: 'Declined', cancelUntil: null });
    expect(await products.find(productId)).toMatchObject({ quantityAvailable: 5 });
    await setSessionStart(server, '2026-12-08T19:00:00.000Z');
    const { events } = await fetchOrder(sent.id);
    expect(events.at(-1)).toMatchObject({ kind: 'cancelled', admin: null });
  });

  test('it cannot be cancelled after the notice began, and a large event has a longer one', async () => {
    const sent = await createOrder();
    const large = await createOrder({ guests: 60 });
    setTime('2026-12-01T00:00:00.000Z');
    expect(parseView((await fetchView(sent.number, sent.key)).json).cancelUntil).not.toBeNull();
    expect(await respond(large, 'cancel')).toMatchObject({
      status: 409,
      json: { message: cannotCancelAnymore.en },
    });
    setTime('2026-12-08T19:00:00.001Z');
    expect((await respond(sent, 'cancel')).status).toBe(409);
  });

  const replaceLastDigit = (key: string) => key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');

  test('a guessed, an empty, another order’s, an old order’s and an almost right key get the same 404', async () => {
    const sent = await createOrder();
    const other = await createOrder();
    const old = await createOrder();
    await database('order_requests').where({ id: old.id }).update({ access_key: null });
    const attempts: [string, string][] = [
      [sent.number, '0'.repeat(32)],
      [sent.number, ''],
      [sent.number, other.key],
      [sent.number, sent.key.slice(1)],
      [sent.number, sent.key.slice(0, -1)],
      [sent.number, replaceLastDigit(sent.key)],
      [sent.number, `${sent.key}0`],
      [old.number, ''],
      [old.number, 'null'],
      ['LH-999999', sent.key],
    ];
    for (const [number, key] of attempts) {
      const expected = { status: 404, json: { message: orderNotFound.en } };
      expect(await fetchView(number, key)).toMatchObject(expected);
      expect(await respond({ number, key }, 'cancel')).toMatchObject(expected);
    }
    expect((await fetchOrder(sent.id)).status).toBe('New');
  });

  test('the customer’s view is not cached: a guessed key gets 404 after it was fetched, and changes are seen', async () => {
    const sent = await createOrder();
    expect((await fetchView(sent.number, sent.key)).status).toBe(200);
    expect((await fetchView(sent.number, '0'.repeat(32))).status).toBe(404);
    await setStatus(sent.id, 'Confirmed');
    expect(parseView((await fetchView(sent.number, sent.key)).json).status).toBe('Confirmed');
  });

  const phoneOrder = {
    name: 'Rosa Paz',
    phone: '(323) 555-0100',
    email: '',
    language: 'es',
    eventDate: '2026-11-22',
    fulfilment: 'pickup',
    area: null,
    items: [{ productId: null, productName: 'Tabla a la medida', quantity: 1, price: 210 }],
    fee: 0,
    discount: 0,
    deposit: 0,
  };

  test('a phone order has its channel, its admin and a status page', async () => {
    const { status, json } = await admin.sendJson('POST', createPhoneOrder.path, phoneOrder);
    expect(status).toBe(201);
    const order = v.parse(createPhoneOrder.response, json);
    expect(order).toMatchObject({ channel: 'phone', total: 210, language: 'es', status: 'New' });
    expect(order.events).toMatchObject([{ kind: 'received', admin: testAdmin.username }]);
    expect((await fetchView(order.number, order.accessKey ?? '')).status).toBe(200);
  });

  const sendPhoneOrder = (
    key: string,
    changes: object = {},
    headers: Readonly<Record<string, string>> = {},
  ) =>
    postJson(
      server,
      createPhoneOrder.path,
      { ...phoneOrder, ...changes },
      {
        ...admin.headers,
        'Idempotency-Key': key,
        ...headers,
      },
    );

  test('a phone order that is sent again with its Idempotency-Key is stored once', async () => {
    const key = randomUUID();
    const first = await sendPhoneOrder(key);
    const repeated = await sendPhoneOrder(key);
    expect(first.status).toBe(201);
    expect([repeated.status, repeated.json]).toEqual([201, first.json]);
    expect(await server.findOrders()).toHaveLength(1);
    expect((await sendPhoneOrder(key, { name: 'Eva' })).json).toEqual({
      message: idempotencyKeyReused.es,
    });
    expect((await sendPhoneOrder(randomUUID())).status).toBe(201);
    expect(await server.findOrders()).toHaveLength(2);
  });

  test('simultaneous repeats of a phone order store one and have the same response', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 8 }, () => sendPhoneOrder(key)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(201);
    expect(await server.findOrders()).toHaveLength(1);
  });

  test('the record of a phone order for repeats has no personal data', async () => {
    await sendPhoneOrder(randomUUID());
    expect(await database('idempotency_keys').pluck('answer')).toEqual([
      expect.stringMatching(/^\d+$/),
    ]);
  });

  test('phone orders have no rate limit', async () => {
    const statuses: number[] = [];
    const network = { 'X-Forwarded-For': '192.0.2.30' };
    for (let index = 0; index < 8; index += 1)
      statuses.push((await sendPhoneOrder(randomUUID(), {}, network)).status);
    expect(statuses).toEqual(Array(8).fill(201));
  });
});
