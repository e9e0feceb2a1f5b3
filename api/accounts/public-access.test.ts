import { afterAll, describe, expect, test } from 'vitest';
import { buildUrl, type ValidatedEndpoint } from '#contract/core/endpoint';
import { crossOriginForbidden } from '#contract/core/messages';
import { type EndpointName, type Endpoints, endpoints } from '#contract/index';
import { demoImages } from '#demo/images';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);

type PublicEndpointName = {
  [Name in EndpointName]: Endpoints[Name]['access'] extends 'public' ? Name : never;
}[EndpointName];

interface VisitorRequest {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** What a visitor without a session gets. */
  readonly status: number;
}

const image = { id: demoImages[0]?.id };
const order = { number: 'LH-1001' };
const wrongKey = { key: '0'.repeat(32) };
/** The empty body is validated, so the endpoint is open to visitors. */
const form: VisitorRequest = { status: 400 };

/** Making an endpoint public needs an entry here: without one, neither the types nor the tests pass. */
const visitorRequests: Readonly<Record<PublicEndpointName, VisitorRequest>> = {
  listProducts: { status: 200 },
  listFeaturedProducts: { status: 200 },
  getProduct: { params: { id: 1 }, status: 200 },
  listProductImages: { params: { id: 1 }, status: 200 },
  listMediaFiles: { status: 200 },
  searchMediaFiles: { query: { term: 'fig' }, status: 200 },
  getMediaFile: { params: image, status: 200 },
  downloadMediaFile: { params: image, status: 200 },
  listMediaFolders: { status: 200 },
  optimizeImage: { params: image, query: { format: 'jpeg', width: 320 }, status: 200 },
  getHeaderImage: { status: 200 },
  getSeasonalCollection: { status: 200 },
  getShopSettings: { status: 200 },
  listBusyDays: { status: 200 },
  getOrderStatus: { params: order, query: wrongKey, status: 404 },
  respondToOrder: { params: order, status: 400 },
  sendContactMessage: form,
  sendRestorationRequest: form,
  sendSubmissionPhotos: { status: 415 },
  sendEventInquiry: form,
  subscribe: form,
  unsubscribe: form,
  sendRestockRequest: form,
  sendOrderRequest: form,
  signIn: form,
  signOut: { status: 204 },
  getApiDescription: { status: 200 },
};

const cases = Object.entries(visitorRequests).map(([name, request]) => {
  const { [name as PublicEndpointName]: endpoint } = endpoints;
  return [`${endpoint.method} ${endpoint.path}`, endpoint, request] as const;
});

const sendAsVisitor = (
  endpoint: ValidatedEndpoint,
  { params = {}, query = {} }: VisitorRequest,
  origin: string,
) =>
  server.sendRequest(buildUrl(endpoint, { params, query }), {
    method: endpoint.method,
    ...(endpoint.method !== 'GET' && {
      headers: { Origin: origin, 'Content-Type': 'application/json', 'Content-Length': '2' },
      body: '{}',
    }),
  });

test('every public endpoint of the contract is listed with what a visitor gets', () => {
  const publicEndpoints = Object.entries(endpoints).filter(([, { access }]) => access === 'public');
  expect(Object.keys(visitorRequests).sort()).toEqual(publicEndpoints.map(([name]) => name).sort());
});

describe('a public endpoint called without a session', () => {
  test.each(cases)('%s answers as listed', async (_, endpoint, request) => {
    const { status } = await sendAsVisitor(endpoint, request, server.origin);
    expect(status).toBe(request.status);
  });

  test.each(cases.filter(([, { method }]) => method !== 'GET'))(
    '%s answers 403 to a foreign origin',
    async (_, endpoint, request) => {
      const response = await sendAsVisitor(endpoint, request, 'https://elsewhere.example');
      expect(response).toMatchObject({ status: 403, json: { message: crossOriginForbidden.en } });
    },
  );
});
