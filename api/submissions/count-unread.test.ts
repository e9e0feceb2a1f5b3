import { afterAll, expect, test } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { sendEventInquiry } from '#contract/event-inquiries/endpoints';
import { countUnread, markContactMessage } from '#contract/inbox/admin-endpoints';
import { minimalInquiry } from '#contract/testing/event-inquiry';
import { createAdminClient } from '../testing/admin-client';
import { postJson } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';
import { createContactMessageStore } from './contact-message-store';
import { createRestorationRequestStore } from './restoration-request-store';

const server = await startTestServer();
afterAll(server.close);
const admin = await createAdminClient(server);
const clock = () => new Date();
const sender = { name: 'Ana', email: 'ana@example.com' };

const fetchCounts = async () => (await admin.sendRequest(countUnread.path)).json;

test('GET /api/unread-counts counts what no admin has opened, by kind', async () => {
  expect(await fetchCounts()).toEqual({ messages: 0, requests: 0, inquiries: 0, orders: 0 });
  const messages = createContactMessageStore(server.database, clock);
  const id = await messages.insert({ ...sender, message: 'Do you make boards without nuts?' });
  await messages.insert({ ...sender, message: 'Is Saturday still free?' });
  await createRestorationRequestStore(server.database, clock).insert({
    ...sender,
    kind: 'custom-board',
    description: 'A board with figs only.',
    photoUrls: [],
  });
  await postJson(server, sendEventInquiry.path, minimalInquiry);
  expect(await fetchCounts()).toEqual({ messages: 2, requests: 1, inquiries: 1, orders: 0 });
  await admin.sendJson('PUT', buildUrl(markContactMessage, { params: { id } }), { read: true });
  expect(await fetchCounts()).toEqual({ messages: 1, requests: 1, inquiries: 1, orders: 0 });
});

test('GET /api/unread-counts answers 401 without a session', async () => {
  expect((await server.sendRequest(countUnread.path)).status).toBe(401);
});
