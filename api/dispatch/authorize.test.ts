import { createServer, request } from 'node:http';
import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { csrfHeader } from '#contract/core/endpoint';
import { crossOriginForbidden } from '#contract/core/messages';
import { notSignedIn } from '#contract/session/messages';
import { createDatabaseSessionStore } from '../accounts/session-store';
import { errorHandler } from '../http/error-handler';
import { createSessionCookie } from '../http/session-cookie';
import type { RequestState } from '../http/state';
import { closeServer, listen } from '../server-lifecycle';
import { type AdminClient, createAdminClient, testAdmin } from '../testing/admin-client';
import { createTestClient } from '../testing/test-client';
import { startTestServer } from '../testing/test-server';
import { authorize } from './authorize';
import { createSession } from './session';

type Headers = AdminClient['headers'];

const testServer = await startTestServer();
const sessions = createDatabaseSessionStore(testServer.database, () => new Date());

/** A server that only authorizes, as for an admin endpoint, and reads no body. */
const app = new Koa<RequestState>();
app.use(errorHandler(pino({ level: 'silent' })));
app.use(async (ctx) => {
  const method = ctx.method as ValidatedEndpoint['method'];
  const header = (name: string) => ctx.headers[name.toLowerCase()]?.toString();
  const cookie = createSessionCookie(ctx, undefined);
  const session = createSession({ cookie, header }, sessions);
  const endpoint = { method, access: 'admin' } as const;
  const admin = await authorize({ header, host: ctx.host }, endpoint, session, undefined);
  ctx.body = `let in ${admin?.username}`;
});
const server = createServer(app.callback());
const origin = `http://127.0.0.1:${await listen(server, { host: '127.0.0.1', port: 0 })}`;
const sendRequest = createTestClient(origin);
const client = await createAdminClient(testServer);
const adminHeaders: Headers = { ...client.headers, Origin: origin };

afterAll(() => closeServer(server));
afterAll(testServer.close);

const without = (name: string): Headers =>
  Object.fromEntries(Object.entries(adminHeaders).filter(([headerName]) => headerName !== name));

describe('authorize for admin writes', () => {
  test.each(['POST', 'PUT', 'DELETE'])(
    'accepts a valid %s and resolves to the admin',
    async (method) => {
      const { status, text } = await sendRequest('/', { method, headers: adminHeaders });
      expect([status, text]).toEqual([200, `let in ${testAdmin.username}`]);
    },
  );

  test.each<[string, Headers]>([
    ['without the CSRF header', without(csrfHeader.name)],
    ['with a wrong CSRF header', { ...adminHeaders, [csrfHeader.name]: 'XMLHttpRequest' }],
    ['from a foreign origin', { ...adminHeaders, Origin: 'https://elsewhere.example' }],
    ['without an origin', without('Origin')],
  ])('answers 403 to a write %s', async (_, headers) => {
    const { status, json } = await sendRequest('/', { method: 'POST', headers });
    expect([status, json]).toEqual([403, { message: crossOriginForbidden.en }]);
  });

  test('answers 401 to a write without a session', async () => {
    const { status, json } = await sendRequest('/', { method: 'POST', headers: without('Cookie') });
    expect([status, json]).toEqual([401, { message: notSignedIn.en }]);
  });
});

test('authorize needs only a session for admin reads', async () => {
  expect((await sendRequest('/', { headers: { Cookie: adminHeaders.Cookie ?? '' } })).status).toBe(
    200,
  );
  expect((await sendRequest('/', { headers: without('Cookie') })).status).toBe(401);
});

test('authorize answers 401 to an unauthenticated 25 MB upload before reading it', async () => {
  const length = { 'Content-Length': String(25 * 1024 * 1024) };
  const headers = { ...without('Cookie'), 'Content-Type': 'multipart/form-data', ...length };
  const status = await new Promise((resolve, reject) => {
    const uploadRequest = request(origin, { method: 'POST', headers, agent: false }, (response) => {
      resolve(response.statusCode);
      uploadRequest.destroy();
    });
    uploadRequest.on('error', reject);
    uploadRequest.write('the first bytes of many');
  });
  expect(status).toBe(401);
});
