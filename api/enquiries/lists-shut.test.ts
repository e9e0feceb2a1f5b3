import { afterAll, describe, expect, test } from 'vitest';
import { administratorHeader } from '#contract/core/endpoint';
import { endpoints } from '#contract/index';
import { notSignedIn } from '#contract/session/messages';
import { asAdministrator } from '../testing/administrator';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);
const administrator = await asAdministrator(shop);

const {
  listContactMessages,
  exportContactMessages,
  listRestorationRequests,
  exportRestorationRequests,
  listOrderRequests,
  exportOrderRequests,
  listSubscribers,
  exportSubscribers,
} = endpoints;

const lists = [listContactMessages, listRestorationRequests, listOrderRequests, listSubscribers];
const exports = [
  exportContactMessages,
  exportRestorationRequests,
  exportOrderRequests,
  exportSubscribers,
];
const reads = [...lists, ...exports].map(({ path }) => path);

const writes = ['contact-messages', 'restoration-requests', 'order-requests'].flatMap((subject) =>
  ['read', 'status'].map((field) => `/api/${subject}/1/${field}`),
);

describe('inbox endpoints reject requests without a session:', () => {
  test.each(reads)('GET %s answers 401', async (path) => {
    await administrator.sendRequest(path);
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await shop.sendRequest(path, { method });
      expect(status).toBe(401);
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(headers['x-total-count']).toBeUndefined();
    }
    expect((await shop.sendRequest(path)).json).toEqual({ message: notSignedIn.en });
  });

  test.each(writes.filter((path) => path !== '/api/contact-messages/1/status'))(
    'PUT %s answers 401, and 403 for a foreign origin',
    async (path) => {
      const body = JSON.stringify({ read: true, status: 'Completed' });
      const headers = {
        Origin: shop.origin,
        'Content-Type': 'application/json',
        'Content-Length': String(body.length),
        [administratorHeader.name]: administratorHeader.value,
      };
      const requestOptions = { method: 'PUT', body };
      expect((await shop.sendRequest(path, { ...requestOptions, headers })).status).toBe(401);
      const foreign = { ...administrator.headers, ...headers, Origin: 'https://elsewhere.example' };
      expect((await shop.sendRequest(path, { ...requestOptions, headers: foreign })).status).toBe(
        403,
      );
    },
  );
});

test.each(reads)('GET %s is not cacheable for admins', async (path) => {
  const { status, headers } = await administrator.sendRequest(path);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers.etag).toBeUndefined();
});

test.each(reads)('GET %s answers 400 for an invalid limit (except CSV) or search', async (path) => {
  const whole = await administrator.sendRequest(path);
  for (const limit of ['0', '501', 'x', '']) {
    const response = await administrator.sendRequest(`${path}?limit=${limit}`);
    if (path.endsWith('.csv')) expect(response.text).toBe(whole.text);
    else expect(response).toMatchObject({ status: 400, json: { issues: [{ path: 'limit' }] } });
  }
  const long = await administrator.sendRequest(`${path}?q=${'a'.repeat(201)}`);
  expect(long).toMatchObject({ status: 400, json: { issues: [{ path: 'q' }] } });
  expect((await administrator.sendRequest(`${path}?q=%00`)).status).toBe(400);
});
