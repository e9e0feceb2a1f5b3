import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csrfHeader } from '#contract/core/endpoint';
import { exportContactMessages, listContactMessages } from '#contract/inbox/admin-endpoints';
import { getSession, signOut } from '#contract/session/endpoints';
import { demoImages } from '#demo/images';
import { mockAdmin } from '../../mocks/mock-admin';
import { openMockServer } from '../../mocks/node-server';
import { createMemoryCookie } from '../../mocks/session-cookie';
import { createDemoData } from '../seed/demo-data';
import { startTestServer } from '../testing/test-server';
import { buildFilesRequest, buildJsonRequest, buildPhotosRequest } from './build-request';
import type { ConformanceRequest, ConformanceResponse } from './conformance-request';
import { createClient } from './create-client';
import { expectSameResponse, formatTitle } from './expect-same-response';
import { fixedTime } from './fixed-time';
import { imageFiles, invalidImages, tooLargeImage } from './image-files';
import { normalizeJson, pickHeaders } from './normalize-response';
import { repeatedPhoneOrders } from './order-life-cases';

// Koa and MSW share everything behind `dispatch`. These requests cover what each does on its own: parsing requests,
// routing, writing responses.

const server = await startTestServer({
  demo: createDemoData(`${import.meta.dirname}/../..`),
  trustedProxies: 1,
  clock: () => fixedTime,
});
afterAll(server.close);
const sendToServer = createClient(server);

const origin = 'http://shop.test';
const session = createMemoryCookie();
let currentSession: ConformanceRequest['as'];
const mockServer = openMockServer([], {
  clock: () => fixedTime,
  cookie: { ...session, read: () => (currentSession ? session.read() : undefined) },
});
const interceptor = setupServer(...mockServer.handlers);
afterAll(mockServer.close);

/** Keeps the byte order mark, which `response.text()` drops. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Uses the mock session cookie only for admin requests. */
async function sendToMockServer(request: ConformanceRequest): Promise<ConformanceResponse> {
  const { path, method = 'GET', headers, body = null, as } = request;
  const csrfHeaders = as && { [csrfHeader.name]: csrfHeader.value };
  currentSession = as;
  // Requests to the real server must not be intercepted.
  interceptor.listen({ onUnhandledRequest: 'error' });
  try {
    const response = await fetch(origin + path, {
      method,
      body,
      headers: { Origin: origin, ...csrfHeaders, ...headers },
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: decoder.decode(await response.arrayBuffer()),
    };
  } finally {
    interceptor.close();
  }
}

const files = '/api/media/files';
const image = `/api/media/optimize/${demoImages[0]?.id}`;
const message = { name: 'Elena', email: 'elena@example.com', message: 'A board for twelve.' };
const ifNoneMatchAny = { 'If-None-Match': '*' };
const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };
const manyFiles = [...imageFiles, ...imageFiles, ...imageFiles];

const requests: readonly ConformanceRequest[] = [
  { status: 200, endpointName: 'listProducts', path: '/api/products' },
  { status: 200, endpointName: 'listProducts', path: '/api/products', method: 'HEAD' },
  { status: 200, endpointName: 'getProduct', path: '/api/products/%31' },
  { status: 200, endpointName: 'listMediaFiles', path: `${files}?filter_tags=hero,boards&limit=5` },
  { status: 200, endpointName: 'optimizeImage', path: `${image}?format=jpeg&width=320` },
  { status: 200, endpointName: 'optimizeImage', path: `${image}?format=jpeg`, method: 'HEAD' },
  { status: 304, path: '/api/products', headers: ifNoneMatchAny },
  { status: 400, path: '/api/products/%E0%A4%A' },
  { status: 400, path: `${files}?limit=5&limit=6` },
  { status: 401, path: listContactMessages.path },
  { status: 404, path: '/api/products/1%2Fimages' },
  { status: 404, path: '/api/weather' },
  { status: 404, path: '/api/weather', method: 'POST' },
  { status: 405, path: '/api/products/1', method: 'POST' },
  { status: 405, path: '/api/products', method: 'OPTIONS' },
  { status: 414, path: `/api/products?q=${'a'.repeat(2048)}` },
  buildJsonRequest('sendContactMessage', 'a message', message),
  buildJsonRequest(
    'sendContactMessage',
    'no name, in Spanish',
    { ...message, name: '', language: 'es' },
    { status: 400 },
  ),
  buildJsonRequest('sendContactMessage', 'truncated JSON', '{"name":', { status: 400 }),
  buildJsonRequest('sendContactMessage', 'a list', '[]', { status: 400 }),
  buildJsonRequest('sendContactMessage', 'an empty body', '', { status: 400 }),
  buildJsonRequest('sendContactMessage', 'a form-encoded body', 'name=Elena', {
    status: 415,
    headers: formType,
  }),
  buildJsonRequest('sendContactMessage', 'a body that is too large', 'a'.repeat(2 ** 20), {
    status: 413,
  }),
  buildJsonRequest('sendContactMessage', 'a message from another origin', message, {
    status: 403,
    headers: { Origin: 'https://elsewhere.example' },
  }),
  await buildPhotosRequest('two photos', { files: imageFiles.slice(0, 2) }),
  await buildPhotosRequest('too many photos', { files: manyFiles }, { status: 400 }),
  await buildPhotosRequest(
    'a text file with an image name',
    { files: invalidImages.slice(0, 1) },
    { status: 415 },
  ),
  await buildPhotosRequest(
    'a photo that is too large',
    { files: [tooLargeImage] },
    { status: 413 },
  ),
  buildJsonRequest(
    'signIn',
    'a wrong password',
    { ...mockAdmin, password: 'figs' },
    { status: 401 },
  ),
  { status: 200, endpointName: 'getSession', path: getSession.path, as: 'admin' },
  {
    status: 200,
    endpointName: 'listContactMessages',
    path: listContactMessages.path,
    as: 'admin',
  },
  {
    status: 200,
    endpointName: 'exportContactMessages',
    path: exportContactMessages.path,
    as: 'admin',
  },
  {
    ...(await buildFilesRequest('uploadMediaFile', 'an image', { files: imageFiles.slice(0, 1) })),
    as: 'admin',
  },
  ...repeatedPhoneOrders,
];

describe('mock server parity with Koa', () => {
  beforeAll(async () => {
    const { status } = await sendToMockServer(
      buildJsonRequest('signIn', 'valid credentials', mockAdmin),
    );
    expect(status).toBe(200);
  });

  test.each(requests.map((request) => [formatTitle(request), request] as const))(
    '%s',
    async (_title, request) => {
      expectSameResponse(request, await sendToMockServer(request), await sendToServer(request));
    },
  );

  test('GET /healthz answers like the server', async () => {
    const request = { status: 200, path: '/healthz' };
    const [mockResponse, serverResponse] = [
      await sendToMockServer(request),
      await sendToServer(request),
    ];
    expect(pickHeaders(mockResponse)).toEqual(pickHeaders(serverResponse));
    expect(normalizeJson(mockResponse)).toEqual(normalizeJson(serverResponse));
  });

  test('GET /api/products answers 304 for a matching If-None-Match', async () => {
    const request = { status: 200, path: '/api/products' };
    const { headers } = await sendToMockServer(request);
    const ifNoneMatch = { 'If-None-Match': String(headers.etag) };
    const revalidated = await sendToMockServer({ ...request, headers: ifNoneMatch });
    expect(revalidated).toMatchObject({ status: 304, text: '', headers: { etag: headers.etag } });
  });

  test('both store one order for all phone orders with the same Idempotency-Key', async () => {
    for (const { database } of [server, mockServer.getDatabase()])
      expect(await database('order_requests').where({ channel: 'phone' })).toHaveLength(1);
  });

  test(`POST ${signOut.path} ends the session`, async () => {
    const { path, method } = signOut;
    expect((await sendToMockServer({ status: 204, path, method, as: 'admin' })).status).toBe(204);
    const request: ConformanceRequest = { status: 401, path: getSession.path, as: 'admin' };
    expect((await sendToMockServer(request)).status).toBe(401);
  });
});
