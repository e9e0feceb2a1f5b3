import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf, type ValidatedEndpoint } from '#contract/core/endpoint';
import { listContactMessages, markContactMessage } from '#contract/inbox/admin-endpoints';
import { listOrderRequests, setOrderStatus } from '#contract/orders/admin-endpoints';
import { orderStatusRule } from '#contract/orders/admin-schema';
import { administratorsMark } from '#contract/session/endpoints';
import { openMockedShop } from '../node';
import type { Scenario } from '../scenarios';

const origin = 'http://shop.test';

let now = new Date('2026-11-21T19:00:00.000Z');

function listening(...scenarios: Scenario[]) {
  const { handlers, database } = openMockedShop(['signed-in', ...scenarios], () => now);
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  return database;
}

test('a part of a large list comes with how many there are, and a search counts what it finds', async () => {
  listening('large-catalogue');
  const answer = await fetch(`${origin}${listContactMessages.path}?limit=50&offset=100`);
  expect(answer.headers.get('X-Total-Count')).toBe('5000');
  const rows = v.parse(listContactMessages.response, await answer.json());
  expect(rows).toHaveLength(50);
  const found = await fetch(`${origin}${listContactMessages.path}?limit=1&q=iñigo%20nuez`);
  expect(Number(found.headers.get('X-Total-Count'))).toBeLessThan(500);
});

const putting = (endpoint: ValidatedEndpoint) => (body: object) =>
  fetch(origin + addressOf(endpoint, { params: { id: 5000 } }), {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      [administratorsMark.name]: administratorsMark.value,
    },
    body: JSON.stringify(body),
  });

test('a message is read since it was opened first, until it is marked as new', async () => {
  listening('large-catalogue');
  const put = putting(markContactMessage);
  await put({ read: false });
  const first = now.toISOString();
  expect(await (await put({ read: true })).json()).toMatchObject({ readAt: first });
  now = new Date('2026-11-22T19:00:00.000Z');
  expect(await (await put({ read: true })).json()).toMatchObject({ readAt: first });
  expect(await (await put({ read: false })).json()).toMatchObject({ readAt: null });
});

test('a status that was set is listed from then on', async () => {
  const { enquiries } = listening('large-catalogue');
  const put = putting(setOrderStatus);
  const status = enquiries.orders.at(-1)?.status === 'Declined' ? 'Confirmed' : 'Declined';
  expect((await put({ status })).status).toBe(200);
  const list = await fetch(`${origin}${listOrderRequests.path}?limit=1`);
  expect(await list.json()).toMatchObject([{ id: 5000, status }]);
  expect(await (await put({ status: 'Old', language: 'es' })).json()).toMatchObject({
    issues: [{ path: 'status', message: orderStatusRule.es }],
  });
});
