import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { eraseCustomer, getCustomer, listCustomers } from '#contract/customers/admin-endpoints';
import { orderStillOpen } from '#contract/customers/messages';
import { sendEventInquiry } from '#contract/event-inquiries/endpoints';
import { sendRestorationRequest, sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { editOrderRequest } from '#contract/orders/admin-endpoints';
import { minimalInquiry } from '#contract/testing/event-inquiry';
import { createAdminClient } from '../testing/admin-client';
import { createPlainImage } from '../testing/images';
import { createListClient } from '../testing/list-client';
import { startOrderServer } from '../testing/order-server';
import { postFiles, postJson } from '../testing/post-requests';
import { createContactMessageStore } from './contact-message-store';
import { createRestorationRequestStore } from './restoration-request-store';
import { createSubscriberStore } from './subscriber-store';

const server = await startOrderServer();
afterAll(server.close);
const { sendRequest, sendJson } = await createAdminClient(server);
const list = createListClient(sendRequest, listCustomers);
const { database } = server;
const clock = () => new Date('2026-11-21T19:00:00.000Z');
const email = 'ana@example.com';

const fetchCustomer = (address = email) =>
  sendRequest(buildUrl(getCustomer, { query: { email: address } }));
const erase = (address = email) =>
  sendJson('DELETE', buildUrl(eraseCustomer, { query: { email: address } }));

const insertMessage = (changes: object = {}) =>
  createContactMessageStore(database, clock).insert({
    name: 'Ana',
    email,
    message: 'Do you make boards without nuts?',
    ...changes,
  });

beforeEach(async () => {
  await server.reset();
  for (const table of [
    'contact_messages',
    'restoration_requests',
    'event_inquiries',
    'newsletter_subscribers',
  ])
    await database(table).delete();
  await server.sendOrder({ notes: 'Gate code 4711', allergyNotes: 'No nuts' });
  await insertMessage({ email: 'Ana@Example.com' });
  await insertMessage({ name: 'Luz', email: 'luz.ana@example.com' });
  await createSubscriberStore(database, clock).insert({ email });
  await createRestorationRequestStore(database, clock).insert({
    name: 'Ana',
    email,
    kind: 'custom-board',
    description: 'A board with figs only.',
    photoUrls: [],
  });
  await postJson(server, sendEventInquiry.path, { ...minimalInquiry, email });
});

describe('GET /api/customers', () => {
  test('lists everybody once by e-mail address, with orders and total', async () => {
    const { rows, total } = await list();
    expect(total).toBe(2);
    const [order] = await server.findOrders();
    expect(rows.find((row) => row.email === email)).toMatchObject({
      name: 'Ana',
      orders: 1,
      total: Number(order?.total_cents) / 100,
      lastEventDate: '2026-11-25',
    });
  });

  test('names a customer as in the latest submission of any kind, like GET /api/customer', async () => {
    const latest = { name: 'Ana Abbot', email, message: 'I got married and have a new name.' };
    const findName = async () => (await list()).rows.find((row) => row.email === email)?.name;
    await createContactMessageStore(database, () => new Date('2026-11-23T19:00:00.000Z')).insert(
      latest,
    );
    expect(await findName()).toBe('Ana Abbot');
    expect((await fetchCustomer()).json).toMatchObject({ name: 'Ana Abbot' });
    await database('event_inquiries')
      .where({ email })
      .update({ name: 'Ana Abarca', received_at: '2026-11-24T19:00:00.000Z' });
    expect(await findName()).toBe('Ana Abarca');
    expect((await fetchCustomer()).json).toMatchObject({ name: 'Ana Abarca' });
  });

  test('searches names and addresses whatever their accents and quotes, and pages', async () => {
    await insertMessage({ name: 'Rósa O’Higgins', email: 'rosa@example.com' });
    expect((await list({ q: "rosa o'higgins" })).rows).toMatchObject([{ name: 'Rósa O’Higgins' }]);
    expect((await list({ q: 'O‘Higgins' })).rows).toMatchObject([{ name: 'Rósa O’Higgins' }]);
    await database('contact_messages').where({ email: 'rosa@example.com' }).delete();
    expect((await list({ q: 'luz' })).rows).toMatchObject([{ email: 'luz.ana@example.com' }]);
    expect(await list({ limit: '1', offset: '1' })).toMatchObject({ rows: [{}], total: 2 });
  });
});

describe('GET /api/customer', () => {
  test('answers what exactly this address has sent, in any case', async () => {
    const { json } = await fetchCustomer('ANA@example.com');
    expect(json).toMatchObject({
      email,
      isSubscribed: true,
      restockRequests: [],
      orders: [{ notes: 'Gate code 4711' }],
      messages: [{ email: 'Ana@Example.com' }],
      requests: [{ description: 'A board with figs only.' }],
      inquiries: [{ occasion: 'wedding', guests: 60 }],
    });
  });

  test('finds a customer who has only inquired about an event', async () => {
    await postJson(server, sendEventInquiry.path, { ...minimalInquiry, email: 'Eva@example.com' });
    expect((await fetchCustomer('eva@example.com')).json).toMatchObject({
      name: 'Ana',
      inquiries: [{ email: 'Eva@example.com' }],
    });
    expect((await list()).rows.map((row) => row.email)).toContain('eva@example.com');
    expect((await erase('eva@example.com')).status).toBe(204);
    expect((await fetchCustomer('eva@example.com')).status).toBe(404);
  });

  test('answers 404 for an unknown address', async () => {
    expect((await fetchCustomer('nobody@example.com')).status).toBe(404);
    expect((await erase('nobody@example.com')).status).toBe(404);
  });
});

describe('DELETE /api/customer', () => {
  test('answers 409 while an order is open, and deletes nothing', async () => {
    const [order] = await server.findOrders();
    const number = `LH-${1000 + Number(order?.id)}`;
    expect(await erase()).toMatchObject({
      status: 409,
      json: { message: orderStillOpen(number).en },
    });
    expect((await fetchCustomer()).json).toMatchObject({ isSubscribed: true, messages: [{}] });
  });

  test('deletes what is personal, keeps the sums of orders, and leaves others alone', async () => {
    await database('order_requests').update({ status: 'Fulfilled' });
    const [before] = await server.findOrders();
    expect((await erase()).status).toBe(204);
    const [after] = await server.findOrders();
    expect(after).toMatchObject({
      total_cents: before?.total_cents,
      event_date: '2026-11-25',
      email: '',
      notes: null,
      allergy_notes: null,
    });
    expect(JSON.stringify(after)).not.toMatch(/ana|4711/i);
    expect(await database('contact_messages').pluck('email')).toEqual(['luz.ana@example.com']);
    expect(await database('restoration_requests')).toEqual([]);
    expect(await database('event_inquiries')).toEqual([]);
    expect(await database('newsletter_subscribers')).toEqual([]);
    expect(JSON.stringify(await database('email_queue'))).not.toContain(`"${email}"`);
    expect((await fetchCustomer()).status).toBe(404);
    expect((await list()).total).toBe(1);
  });

  test.each([
    [sendRestorationRequest.path, { description: 'A plate with a crack.' }],
    [sendEventInquiry.path, minimalInquiry],
  ])('deletes the photos sent to %s, their files too', async (path, fields) => {
    await database('order_requests').update({ status: 'Fulfilled' });
    const photo = { name: 'plate.jpg', bytes: await createPlainImage(80, 60).jpeg().toBuffer() };
    const { json } = await postFiles(server, sendSubmissionPhotos.path, [photo]);
    const { photoUrls } = v.parse(sendSubmissionPhotos.response, json);
    const body = { ...fields, name: 'Ana', email, photoUrls };
    expect((await postJson(server, path, body)).status).toBe(200);
    const findPhotos = () => database('media_files').where({ privacy: 'private' });
    const listFiles = () => readdirSync(join(server.dataFolder, 'media'));
    const [{ stored_name: storedName }] = await findPhotos();
    expect(listFiles()).toContain(storedName);
    expect((await erase()).status).toBe(204);
    expect(await findPhotos()).toEqual([]);
    expect(listFiles()).not.toContain(storedName);
    expect((await server.sendRequest(photoUrls[0] ?? '')).status).toBe(404);
  });

  test('an editor that was open before cannot save personal data again', async () => {
    const [order] = await server.findOrders();
    const id = order?.id ?? 0;
    await database('order_requests').update({ status: 'Fulfilled' });
    const url = buildUrl(editOrderRequest, { params: { id } });
    const edit = (await sendRequest(url)).json;
    expect((await erase()).status).toBe(204);
    expect((await sendJson('PUT', url, edit)).status).toBe(409);
    expect((await server.findOrders())[0]).toMatchObject({ allergy_notes: null });
  });
});
