import { afterAll, describe, expect, test } from 'vitest';
import { csrfHeader } from '#contract/core/endpoint';
import { endpoints } from '#contract/index';
import { notSignedIn } from '#contract/session/messages';
import { createAdminClient } from '../testing/admin-client';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const admin = await createAdminClient(server);

const {
  listContactMessages,
  exportContactMessages,
  listRestorationRequests,
  exportRestorationRequests,
  listEventInquiries,
  exportEventInquiries,
  listOrderRequests,
  exportOrderRequests,
  listSubscribers,
  exportSubscribers,
  listRestockDemand,
  exportRestockRequests,
} = endpoints;

const lists = [
  listContactMessages,
  listRestorationRequests,
  listEventInquiries,
  listOrderRequests,
  listSubscribers,
];
const exports = [
  exportContactMessages,
  exportRestorationRequests,
  exportEventInquiries,
  exportOrderRequests,
  exportSubscribers,
];
const reads = [...lists, ...exports].map(({ path }) => path);

const subjects = ['contact-messages', 'restoration-requests', 'event-inquiries', 'order-requests'];
const writes = subjects.flatMap((subject) =>
  ['read', 'status'].map((field) => `/api/${subject}/1/${field}`),
);

describe('inbox endpoints reject requests without a session:', () => {
  test.each([...reads, listRestockDemand.path, exportRestockRequests.path])(
    'GET %s answers 401',
    async (path) => {
      await admin.sendRequest(path);
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await server.sendRequest(path, { method });
        expect(status).toBe(401);
        expect(headers).toMatchObject({ 'cache-control': 'no-store' });
        expect(headers['x-total-count']).toBeUndefined();
      }
      expect((await server.sendRequest(path)).json).toEqual({ message: notSignedIn.en });
    },
  );

  test.each(writes.filter((path) => path !== '/api/contact-messages/1/status'))(
    'PUT %s answers 401, and 403 for a foreign origin',
    async (path) => {
      const body = JSON.stringify({ read: true, status: 'Completed' });
      const headers = {
        Origin: server.origin,
        'Content-Type': 'application/json',
        'Content-Length': String(body.length),
        [csrfHeader.name]: csrfHeader.value,
      };
      const requestOptions = { method: 'PUT', body };
      expect((await server.sendRequest(path, { ...requestOptions, headers })).status).toBe(401);
      const foreignHeaders = { ...admin.headers, ...headers, Origin: 'https://elsewhere.example' };
      expect(
        (await server.sendRequest(path, { ...requestOptions, headers: foreignHeaders })).status,
      ).toBe(403);
    },
  );
});

test.each(reads)('GET %s is not cacheable for admins', async (path) => {
  const { status, headers } = await admin.sendRequest(path);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers.etag).toBeUndefined();
});

test.each(reads)('GET %s answers 400 for an invalid limit (except CSV) or search', async (path) => {
  const unlimited = await admin.sendRequest(path);
  for (const limit of ['0', '501', 'x', '']) {
    const response = await admin.sendRequest(`${path}?limit=${limit}`);
    if (path.endsWith('.csv')) expect(response.text).toBe(unlimited.text);
    else expect(response).toMatchObject({ status: 400, json: { issues: [{ path: 'limit' }] } });
  }
  const tooLong = await admin.sendRequest(`${path}?q=${'a'.repeat(201)}`);
  expect(tooLong).toMatchObject({ status: 400, json: { issues: [{ path: 'q' }] } });
  expect((await admin.sendRequest(`${path}?q=%00`)).status).toBe(400);
});
