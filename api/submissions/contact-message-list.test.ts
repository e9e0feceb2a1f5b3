import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { alreadyDeleted } from '#contract/core/messages';
import { listContactMessages, markContactMessage } from '#contract/inbox/admin-endpoints';
import { createAdminClient, setSessionStart } from '../testing/admin-client';
import { createListClient } from '../testing/list-client';
import { startTestServer } from '../testing/test-server';
import { createContactMessageStore } from './contact-message-store';

let now = new Date('2026-11-20T12:00:00.000Z');
const server = await startTestServer({ clock: () => now });
afterAll(server.close);
const { sendRequest, sendJson } = await createAdminClient(server);
const list = createListClient(sendRequest, listContactMessages);
const store = createContactMessageStore(server.database, () => now);

const ana = { name: 'Ana', email: 'ana@example.com', message: 'Do you make boards without nuts?' };

/** Inserts a message received at 12:00 plus `minute` minutes. */
const insertMessage = (minute: number, fields: object = {}) => {
  now = new Date(Date.UTC(2026, 10, 20, 12, minute));
  return store.insert({ ...ana, ...fields });
};

const listNames = async (query: object) => (await list({ ...query })).rows.map(({ name }) => name);

const markRead = (id: number | string, body: object) =>
  sendJson('PUT', buildUrl(markContactMessage, { params: { id } }), body);

beforeEach(async () => {
  await setSessionStart(server, '2026-11-20T12:00:00.000Z');
  await server.database('contact_messages').delete();
});

describe('GET /api/contact-messages', () => {
  test('answers all fields and timestamps of unread messages', async () => {
    const createdAt = '2026-11-19T08:00:00.000Z';
    const fields = { phone: '(323) 555-0142', subject: 'Nuts', language: 'es', createdAt };
    const id = await insertMessage(5, fields);
    const receivedAt = '2026-11-20T12:05:00.000Z';
    expect(await list()).toEqual({
      rows: [{ id, ...ana, ...fields, receivedAt, readAt: null, archivedAt: null }],
      total: 1,
    });
  });

  test('sorts by receipt, newest first, then by id', async () => {
    await insertMessage(2, { name: 'second' });
    await insertMessage(1, { name: 'first' });
    await insertMessage(2, { name: 'third' });
    expect(await listNames({})).toEqual(['third', 'second', 'first']);
    expect(await listNames({ sort: 'date' })).toEqual(['first', 'second', 'third']);
  });

  test('sorts by name, email and subject, ignoring case', async () => {
    await insertMessage(1, { name: 'Zoe', email: 'B@example.com', subject: 'nuts' });
    await insertMessage(2, { name: 'Álvaro', email: 'c@example.com' });
    await insertMessage(3, { name: 'ana', email: 'a@example.com', subject: 'Figs' });
    await insertMessage(4, { name: 'Ana', email: 'A@example.com', subject: 'figs' });
    expect(await listNames({ sort: 'name' })).toEqual(['Álvaro', 'ana', 'Ana', 'Zoe']);
    expect(await listNames({ sort: 'name:desc' })).toEqual(['Zoe', 'Ana', 'ana', 'Álvaro']);
    expect(await listNames({ sort: 'email' })).toEqual(['ana', 'Ana', 'Zoe', 'Álvaro']);
    expect(await listNames({ sort: 'subject' })).toEqual(['Álvaro', 'ana', 'Ana', 'Zoe']);
  });

  test('filters unread messages', async () => {
    await markRead(await insertMessage(1, { name: 'read' }), { read: true });
    await insertMessage(2, { name: 'new' });
    expect(await listNames({ unread: '1' })).toEqual(['new']);
    expect((await list({ unread: '1' })).total).toBe(1);
    expect(await listNames({ unread: '0' })).toEqual(['new', 'read']);
  });
});

describe('GET /api/contact-messages search', () => {
  const messages = {
    peña: { name: 'Íñigo Peña', message: 'Una tabla para doce, sin azúcar.' },
    percent: { name: 'Percent', subject: '100% a_b', message: 'c\\d "queso" it\'s' },
    phone: { name: 'Phone', phone: '+1 (323) 555-0142', email: 'Telefon@Example.com' },
  };

  test.each([
    ['pena', ['Íñigo Peña']],
    ['PEÑA iñigo', ['Íñigo Peña']],
    ['in\u0303igo', ['Íñigo Peña']],
    ['azucar pena', ['Íñigo Peña']],
    ['azucar percent', []],
    ['100%', ['Percent']],
    ['a_b', ['Percent']],
    ['axb', []],
    ['%', ['Percent']],
    ['_', ['Percent']],
    ['\\', ['Percent']],
    ['"queso"', ['Percent']],
    ["it's", ['Percent']],
    ["' or '1'='1", []],
    ['555-0142', ['Phone']],
    ['telefon@', ['Phone']],
    ['   ', ['Phone', 'Percent', 'Íñigo Peña']],
  ])('q=%j finds %j', async (q, expectedNames) => {
    for (const fields of Object.values(messages)) await insertMessage(1, fields);
    expect(await listNames({ q })).toEqual(expectedNames);
    expect((await list({ q, limit: 1 })).total).toBe(expectedNames.length);
  });
});

describe('GET /api/contact-messages with 5,000 messages', () => {
  test('paginates without gaps or duplicates, with the total', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      ...ana,
      name: index % 100 === 0 ? 'Zoe' : 'Ana',
      search_text: index % 100 === 0 ? 'zoe' : 'ana',
      language: 'en',
      created_at: '2026-11-20T12:00:00.000Z',
      received_at: '2026-11-20T12:00:00.000Z',
    }));
    await server.database.batchInsert('contact_messages', rows, 500);
    const pages = [];
    for (const offset of Array.from({ length: 11 }, (_, page) => page * 500)) {
      pages.push(await list({ limit: 500, offset }));
    }
    expect(pages.map((page) => page.rows.length)).toEqual([...Array(10).fill(500), 0]);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([5000]));
    const ids = pages.flatMap((page) => page.rows.map(({ id }) => id));
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect(await list({ q: 'zoe', limit: 20, offset: 40 })).toMatchObject({ total: 50 });
    expect((await list({ q: 'zoe', limit: 20, offset: 40 })).rows).toHaveLength(10);
    expect((await list()).rows).toHaveLength(5000);
  });
});

describe('PUT /api/contact-messages/:id/read', () => {
  test('keeps the first time of reading until marked as unread', async () => {
    const id = await insertMessage(1);
    const read = '2026-11-20T12:02:00.000Z';
    now = new Date(read);
    expect(await markRead(id, { read: true })).toMatchObject({
      status: 200,
      json: { ...ana, id, readAt: read },
      headers: { 'cache-control': 'private, no-store' },
    });
    now = new Date('2026-11-20T13:00:00.000Z');
    expect((await markRead(id, { read: true })).json).toMatchObject({ readAt: read });
    expect((await list()).rows).toMatchObject([{ readAt: read }]);
    expect((await markRead(id, { read: false })).json).toMatchObject({ readAt: null });
    expect((await list()).rows).toMatchObject([{ readAt: null }]);
  });

  test.each(languages)('answers 404 for a deleted message in %s', async (language) => {
    const id = await insertMessage(1);
    await server.database('contact_messages').delete();
    for (const missingId of [id, '2147483648', '99999999999999']) {
      const response = await markRead(missingId, { read: true, language });
      expect(response).toMatchObject({ status: 404, json: { message: alreadyDeleted[language] } });
    }
    expect((await markRead('abc', { read: true })).status).toBe(404);
  });

  test.each([{}, { read: 'yes' }, { read: 1 }])('answers 400 for the body %o', async (body) => {
    const id = await insertMessage(1);
    expect(await markRead(id, body)).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'read' }] },
    });
    expect((await list()).rows).toMatchObject([{ readAt: null }]);
  });
});
