import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { alreadyDeleted, rateLimited } from '#contract/core/messages';
import {
  listEventInquiries,
  markEventInquiry,
  setEventInquiryStatus,
} from '#contract/event-inquiries/admin-endpoints';
import { eventInquiryStatusInvalid } from '#contract/event-inquiries/admin-schema';
import { sendEventInquiry } from '#contract/event-inquiries/endpoints';
import { inquiryThanks } from '#contract/event-inquiries/messages';
import { eventInquiryStatuses } from '#contract/event-inquiries/rules';
import { sendRestorationRequest, sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { photosInvalid, statusChangedMeanwhile } from '#contract/inbox/messages';
import { orderMessages } from '#contract/orders/messages';
import { minimalInquiry } from '#contract/testing/event-inquiry';
import { createAdminClient } from '../testing/admin-client';
import { createPlainImage } from '../testing/images';
import { createListClient } from '../testing/list-client';
import { saturday, startOrderServer } from '../testing/order-server';
import { postFiles, postJson } from '../testing/post-requests';

const server = await startOrderServer();
afterAll(server.close);
const { database } = server;
const { sendRequest, sendJson } = await createAdminClient(server);
const list = createListClient(sendRequest, listEventInquiries);
const sentAt = saturday.toISOString();

const send = (fields: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  postJson(server, sendEventInquiry.path, { ...minimalInquiry, ...fields }, headers);

/** Returns the id. */
async function createInquiry(fields: object = {}): Promise<number> {
  expect((await send(fields)).status).toBe(200);
  const [inserted] = await database('event_inquiries').orderBy('id', 'desc');
  return inserted.id;
}

async function uploadPhotos(count: number): Promise<string[]> {
  const bytes = await createPlainImage(30, 20).jpeg().toBuffer();
  const files = Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, bytes }));
  const { json } = await postFiles(server, sendSubmissionPhotos.path, files);
  return v.parse(sendSubmissionPhotos.response, json).photoUrls;
}

beforeEach(async () => {
  await server.reset();
  await database('event_inquiries').delete();
  await database('restoration_requests').delete();
});

describe('POST /api/event-inquiries', () => {
  test.each(languages)('thanks in %s', async (language) => {
    expect(await send({ language })).toMatchObject({
      status: 200,
      json: { success: true, message: inquiryThanks[language] },
    });
  });

  test('stores all fields, with the names of the proposed products', async () => {
    const small = { key: 'small', name: { en: 'Small', es: 'Chica' }, priceCents: 4000 };
    const large = { key: 'large', name: { en: 'Large', es: 'Grande' }, priceCents: 9000 };
    const options = [small, large].map((option) => ({
      ...option,
      serves: null,
      quantityAvailable: null,
      prices: [],
    }));
    const productId = await server.insertBoard({ options: JSON.stringify(options) });
    server.cacheVersion.increment();
    const fields = {
      phone: '(323) 555-0142',
      eventDate: '2026-12-12',
      placeNotes: 'Descanso Gardens',
      budgetBand: '1000-2000',
      diets: ['vegetarian'],
      allergens: ['tree-nuts', 'milk'],
      dietNotes: 'Two vegans',
      notes: 'Lilac and silver.\nOutdoors.',
    };
    const items = [
      { productId, optionKey: 'large', quantity: 3 },
      { productId: 999_999, optionKey: null, quantity: 1 },
    ];
    await createInquiry({ ...fields, proposal: { items, total: 312.5 }, language: 'es' });
    const { rows } = await list();
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        ...minimalInquiry,
        ...fields,
        proposal: {
          items: [
            {
              productId,
              productName: 'Fig Board',
              optionName: { en: 'Large', es: 'Grande' },
              quantity: 3,
            },
            { productId: 999_999, productName: '', optionName: null, quantity: 1 },
          ],
          total: 312.5,
        },
        photoUrls: [],
        language: 'es',
        status: 'New',
        createdAt: sentAt,
        receivedAt: sentAt,
        updatedAt: sentAt,
        readAt: null,
        archivedAt: null,
      },
    ]);
  });

  test('reads only the products of the proposal, not the catalog', async () => {
    const productId = await server.insertBoard();
    const reads: string[] = [];
    const record = ({ sql }: { readonly sql: string }) => {
      if (/^select .*[`"]products[`"]/.test(sql)) reads.push(sql);
    };
    database.on('query', record);
    onTestFinished(() => void database.off('query', record));
    const items = [{ productId, optionKey: null, quantity: 1 }];
    await createInquiry({ proposal: { items, total: 88.5 } });
    expect(reads).not.toEqual([]);
    for (const sql of reads) expect(sql).toMatch(/ in \(/);
  });

  test('stores what is left empty as null or none, and ignores a sent status', async () => {
    await createInquiry({ eventDate: '', placeNotes: '', notes: '', status: 'Booked' });
    expect((await list()).rows).toMatchObject([
      {
        eventDate: null,
        placeNotes: null,
        notes: null,
        dietNotes: null,
        diets: [],
        allergens: [],
        proposal: null,
        budgetBand: 'open',
        status: 'New',
      },
    ]);
  });

  test.each(languages)(
    'answers 400 in %s for a day that has passed, not for today',
    async (language) => {
      expect(await send({ eventDate: '2026-11-20', language })).toMatchObject({
        status: 400,
        json: { issues: [{ path: 'eventDate', message: orderMessages.pastDay[language] }] },
      });
      expect((await list()).total).toBe(0);
      expect((await send({ eventDate: '2026-11-21', language })).status).toBe(200);
    },
  );

  test.each(languages)(
    'answers 400 in %s for a day more than two years ahead',
    async (language) => {
      expect(await send({ eventDate: '2028-11-21', language })).toMatchObject({
        status: 400,
        json: { issues: [{ path: 'eventDate', message: orderMessages.tooDistant[language] }] },
      });
      expect((await send({ eventDate: '2028-11-20', language })).status).toBe(200);
    },
  );

  test('stores a repeated inquiry once', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await send({}, headers);
    const second = await send({}, headers);
    expect(second.text).toBe(first.text);
    expect((await list()).total).toBe(1);
  });

  test('answers 429 for too many from one network', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.77' };
    const responses = await Promise.all(Array.from({ length: 6 }, () => send({}, headers)));
    const limited = responses.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(1);
    expect(limited[0]?.json).toMatchObject({ message: rateLimited.en });
  });

  test('attaches photos in order, which only admins can open', async () => {
    const photoUrls = (await uploadPhotos(2)).toReversed();
    await createInquiry({ photoUrls });
    expect((await list()).rows).toMatchObject([{ photoUrls }]);
    const [first = ''] = photoUrls;
    expect((await sendRequest(first)).status).toBe(200);
    expect((await server.sendRequest(first)).status).toBe(404);
  });

  test('answers 400 for photos of another inquiry or of a restoration request', async () => {
    const [own = '', other = ''] = await uploadPhotos(2);
    await createInquiry({ photoUrls: [own] });
    const request = { name: 'Ana', email: 'ana@example.com', description: 'A plate in three.' };
    const sendPlate = (photoUrls: readonly string[]) =>
      postJson(server, sendRestorationRequest.path, { ...request, photoUrls });
    expect((await sendPlate([other])).status).toBe(200);
    for (const photoUrls of [[own], [other], ['/api/media/optimize/nobody']]) {
      expect(await send({ photoUrls })).toMatchObject({
        status: 400,
        json: { issues: [{ path: 'photoUrls', message: photosInvalid.en }] },
      });
    }
    expect((await sendPlate([own])).status).toBe(400);
    expect((await list()).total).toBe(1);
  });
});

describe('GET /api/event-inquiries', () => {
  const listNames = async (query: Readonly<Record<string, string>>) =>
    (await list(query)).rows.map(({ name }) => name);

  beforeEach(async () => {
    await createInquiry({ name: 'Ana', eventDate: '2026-12-12', guests: 200 });
    server.setTime('2026-11-21T19:05:00.000Z');
    await createInquiry({ name: 'Álvaro', eventDate: '2026-12-05', guests: 30 });
    server.setTime('2026-11-21T19:10:00.000Z');
    await createInquiry({ name: 'Zoe', guests: 60, occasion: 'birthday', notes: 'Piñata' });
  });

  test('sorts the newest first, or by any column; inquiries without a day come last', async () => {
    expect(await listNames({})).toEqual(['Zoe', 'Álvaro', 'Ana']);
    expect(await listNames({ sort: 'event' })).toEqual(['Álvaro', 'Ana', 'Zoe']);
    expect(await listNames({ sort: 'name' })).toEqual(['Álvaro', 'Ana', 'Zoe']);
    expect(await listNames({ sort: 'guests:desc' })).toEqual(['Ana', 'Zoe', 'Álvaro']);
  });

  test('filters by day of the event', async () => {
    expect(await listNames({ from: '2026-12-06' })).toEqual(['Ana']);
    expect(await listNames({ to: '2026-12-05' })).toEqual(['Álvaro']);
    expect(await listNames({ from: '2026-12-01', to: '2026-12-31' })).toEqual(['Álvaro', 'Ana']);
  });

  test('searches names, notes and occasions in both languages', async () => {
    expect(await listNames({ q: 'pinata' })).toEqual(['Zoe']);
    expect(await listNames({ q: 'boda' })).toEqual(['Álvaro', 'Ana']);
    expect(await listNames({ q: 'wedding alvaro' })).toEqual(['Álvaro']);
  });

  test('paginates', async () => {
    expect(await list({ limit: '1', offset: '1' })).toMatchObject({
      rows: [{ name: 'Álvaro' }],
      total: 3,
    });
  });
});

describe('PUT /api/event-inquiries/:id', () => {
  const setStatus = (id: number, body: object) =>
    sendJson('PUT', buildUrl(setEventInquiryStatus, { params: { id } }), body);

  test.each(eventInquiryStatuses)('status sets %s and updatedAt', async (status) => {
    const id = await createInquiry();
    server.setTime('2026-11-21T19:05:00.000Z');
    expect(await setStatus(id, { status })).toMatchObject({
      status: 200,
      json: { id, status, updatedAt: '2026-11-21T19:05:00.000Z', receivedAt: sentAt },
    });
    expect((await list({ status })).total).toBe(1);
    const other = status === 'New' ? 'Booked' : 'New';
    expect((await list({ status: other })).total).toBe(0);
  });

  test('status answers 409 and the inquiry if it is no longer the expected one', async () => {
    const id = await createInquiry();
    const { json: booked } = await setStatus(id, { status: 'Booked', expectedStatus: 'New' });
    expect(await setStatus(id, { status: 'Declined', expectedStatus: 'New' })).toMatchObject({
      status: 409,
      json: { message: statusChangedMeanwhile.en, current: booked },
    });
    expect((await list()).rows).toEqual([booked]);
  });

  test('read marks as read and as unread', async () => {
    const id = await createInquiry();
    const path = buildUrl(markEventInquiry, { params: { id } });
    expect((await sendJson('PUT', path, { read: true })).json).toMatchObject({ readAt: sentAt });
    expect((await list({ unread: '1' })).total).toBe(0);
    await sendJson('PUT', path, { read: false });
    expect((await list({ unread: '1' })).total).toBe(1);
  });

  test.each(languages)('status answers 400 or 404 in %s', async (language) => {
    const id = await createInquiry();
    expect(await setStatus(id, { status: 'Pending', language })).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'status', message: eventInquiryStatusInvalid[language] }] },
    });
    expect(await setStatus(2 ** 40, { status: 'Booked', language })).toMatchObject({
      status: 404,
      json: { message: alreadyDeleted[language] },
    });
  });
});
