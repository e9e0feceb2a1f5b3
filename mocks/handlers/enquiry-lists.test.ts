import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { listContactMessages } from '#contract/contact-messages';
import { listOrderRequests, orderStatusRule, setOrderStatus } from '#contract/order-requests';
import { administratorsMark } from '#contract/session';
import { openMockedShop } from '../node';
import type { Scenario } from '../scenarios';

const origin = 'http://shop.test';

function listening(...scenarios: Scenario[]) {
  const { handlers, database } = openMockedShop(['signed-in', ...scenarios]);
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

test('a status that was set is listed from then on', async () => {
  const { enquiries } = listening('large-catalogue');
  const put = (body: object) =>
    fetch(`${origin}${setOrderStatus.path.replace(':id', '5000')}`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        [administratorsMark.name]: administratorsMark.value,
      },
      body: JSON.stringify(body),
    });
  const status = enquiries.orders.at(-1)?.status === 'Declined' ? 'Confirmed' : 'Declined';
  expect((await put({ status })).status).toBe(200);
  const list = await fetch(`${origin}${listOrderRequests.path}?limit=1`);
  expect(await list.json()).toMatchObject([{ id: 5000, status }]);
  expect(await (await put({ status: 'Old', language: 'es' })).json()).toMatchObject({
    issues: [{ path: 'status', message: orderStatusRule.es }],
  });
});
