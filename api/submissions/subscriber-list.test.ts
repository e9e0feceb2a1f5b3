import { afterAll, expect, test } from 'vitest';
import { listSubscribers } from '#contract/inbox/admin-endpoints';
import { subscribe } from '#contract/inbox/endpoints';
import { createAdminClient } from '../testing/admin-client';
import { createListClient } from '../testing/list-client';
import { postJson } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';

let now = new Date('2026-11-20T12:00:00.000Z');
const server = await startTestServer({ trustedProxies: 1, clock: () => now });
afterAll(server.close);
const list = createListClient((await createAdminClient(server)).sendRequest, listSubscribers);

const addresses = ['Zoe@example.com', 'ana@example.com', 'inigo@example.com'];
for (const [index, email] of addresses.entries()) {
  now = new Date(Date.UTC(2026, 10, 20, 12, index));
  await postJson(server, subscribe.path, { email, language: index === 0 ? 'es' : 'en' });
}

const listEmails = async (query: object) =>
  (await list({ ...query })).rows.map(({ email }) => email);

test('GET /api/newsletter lists subscribers newest first, each once', async () => {
  await postJson(server, subscribe.path, { email: 'zoe@EXAMPLE.com' });
  const { rows, total } = await list({ limit: 2, offset: 1 });
  expect(total).toBe(3);
  expect(rows.map(({ email }) => email)).toEqual(['ana@example.com', 'Zoe@example.com']);
  expect(rows.at(-1)).toMatchObject({
    language: 'es',
    createdAt: '2026-11-20T12:00:00.000Z',
    receivedAt: '2026-11-20T12:00:00.000Z',
  });
});

test('GET /api/newsletter sorts by email, ignoring case, and searches by substring', async () => {
  expect(await listEmails({ sort: 'email' })).toEqual([
    'ana@example.com',
    'inigo@example.com',
    'Zoe@example.com',
  ]);
  expect(await listEmails({ q: 'ÍNIGO' })).toEqual(['inigo@example.com']);
  expect(await listEmails({ q: 'zoe@' })).toEqual(['Zoe@example.com']);
  expect(await listEmails({ q: '%' })).toEqual([]);
});
