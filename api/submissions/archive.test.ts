import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { archiveEventInquiry, listEventInquiries } from '#contract/event-inquiries/admin-endpoints';
import { sendEventInquiry } from '#contract/event-inquiries/endpoints';
import {
  archiveContactMessage,
  archiveRestorationRequest,
  countUnread,
  exportContactMessages,
  listContactMessages,
  listRestorationRequests,
} from '#contract/inbox/admin-endpoints';
import { archiveOrderRequest, listOrderRequests } from '#contract/orders/admin-endpoints';
import { minimalInquiry } from '#contract/testing/event-inquiry';
import { createAdminClient } from '../testing/admin-client';
import { createListClient } from '../testing/list-client';
import { startOrderServer } from '../testing/order-server';
import { postJson } from '../testing/post-requests';
import { createContactMessageStore } from './contact-message-store';
import { createRestorationRequestStore } from './restoration-request-store';

const server = await startOrderServer();
afterAll(server.close);
const { sendRequest, sendJson } = await createAdminClient(server);
const sender = { name: 'Ana', email: 'ana@example.com' };
const clock = () => new Date();

const listMessages = createListClient(sendRequest, listContactMessages);
const listRequests = createListClient(sendRequest, listRestorationRequests);
const listInquiries = createListClient(sendRequest, listEventInquiries);
const listOrders = createListClient(sendRequest, listOrderRequests);

const kinds = {
  messages: { list: listMessages, archive: archiveContactMessage },
  requests: { list: listRequests, archive: archiveRestorationRequest },
  inquiries: { list: listInquiries, archive: archiveEventInquiry },
  orders: { list: listOrders, archive: archiveOrderRequest },
};

beforeEach(async () => {
  await server.reset();
  await server.database('contact_messages').delete();
  await server.database('restoration_requests').delete();
  await createContactMessageStore(server.database, clock).insert({
    ...sender,
    message: 'Do you make boards without nuts?',
  });
  await createRestorationRequestStore(server.database, clock).insert({
    ...sender,
    kind: 'custom-board',
    description: 'A board with figs only.',
    photoUrls: [],
  });
  await server.database('event_inquiries').delete();
  await postJson(server, sendEventInquiry.path, minimalInquiry);
  await server.sendOrder();
});

describe.each(['messages', 'requests', 'inquiries', 'orders'] as const)('archiving %s', (kind) => {
  const { list, archive } = kinds[kind];

  const setArchived = (id: number, archived: boolean) =>
    sendJson('PUT', buildUrl(archive, { params: { id } }), { archived });

  const findId = async (): Promise<number> => (await list()).rows[0]?.id ?? 0;

  test('moves an item out of its list and of the unread counts, and back', async () => {
    const id = await findId();
    expect((await list()).rows).toMatchObject([{ archivedAt: null }]);
    const { status, json } = await setArchived(id, true);
    expect([status, json]).toMatchObject([200, { archivedAt: expect.any(String) }]);
    expect((await list()).total).toBe(0);
    expect((await list({ archived: '1' })).rows).toMatchObject([{ id }]);
    const all = await list({ archived: 'all' });
    expect(all.rows).toMatchObject([{ id, archivedAt: expect.any(String) }]);
    expect((await sendRequest(countUnread.path)).json).toMatchObject({ [kind]: 0 });
    expect((await setArchived(id, false)).status).toBe(200);
    expect((await list()).rows).toMatchObject([{ id }]);
    expect((await list({ archived: '1' })).total).toBe(0);
    expect((await sendRequest(countUnread.path)).json).toMatchObject({ [kind]: 1 });
  });

  test('answers 404 for an unknown id and 400 without a boolean', async () => {
    const id = await findId();
    expect((await setArchived(999_999, true)).status).toBe(404);
    const path = buildUrl(archive, { params: { id } });
    expect(await sendJson('PUT', path, { archived: 'yes' })).toMatchObject({ status: 400 });
    expect((await list()).total).toBe(1);
  });
});

test('GET /api/contact-messages.csv exports archived messages only with archived=1', async () => {
  const [message] = (await listMessages()).rows;
  const path = buildUrl(archiveContactMessage, { params: { id: message?.id ?? 0 } });
  await sendJson('PUT', path, { archived: true });
  expect((await sendRequest(exportContactMessages.path)).text).not.toContain(sender.email);
  const archived = await sendRequest(buildUrl(exportContactMessages, { query: { archived: '1' } }));
  expect(archived.text).toContain(sender.email);
});

describe('GET /api/order-requests?view=waiting', () => {
  const listDays = async () => {
    const { rows } = await listOrders({ view: 'waiting', sort: 'event:asc' });
    return rows.map(({ eventDate }) => eventDate);
  };

  const updateOrders = (changes: object) => server.database('order_requests').update(changes);

  test('lists new orders, next event first', async () => {
    await server.sendOrder({ eventDate: '2026-12-05' });
    await server.sendOrder({ eventDate: '2026-11-27' });
    expect(await listDays()).toEqual(['2026-11-25', '2026-11-27', '2026-12-05']);
  });

  test('lists confirmed orders only of the next seven days', async () => {
    await server.sendOrder({ eventDate: '2026-12-05' });
    await updateOrders({ status: 'Confirmed', read_at: '2026-11-21T19:00:00.000Z' });
    expect(await listDays()).toEqual(['2026-11-25']);
  });

  test('leaves out what was declined or waits for the customer, unless it is unread', async () => {
    await updateOrders({ is_awaiting_customer: true, read_at: '2026-11-21T19:00:00.000Z' });
    expect(await listDays()).toEqual([]);
    await updateOrders({ status: 'Declined', is_awaiting_customer: false });
    expect(await listDays()).toEqual([]);
    await updateOrders({ read_at: null });
    expect(await listDays()).toEqual(['2026-11-25']);
  });
});
