import { buildUrl } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { type EndpointName, endpoints } from '#contract/index';
import { buildJsonRequest } from './build-request';
import type { ConformanceRequest } from './conformance-request';

// Requests that need the random key of an order are in the tests of api/submissions.

const buildAdminRequest = (
  endpointName: EndpointName,
  title: string,
  id: number | string,
  body: object,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): ConformanceRequest => ({
  ...buildJsonRequest(endpointName, title, body, { status, headers }),
  path: buildUrl(endpoints[endpointName], { params: { id } }),
  as: 'admin',
});

const readOrder = (id: number, status = 200): ConformanceRequest => ({
  endpointName: 'getOrderRequest',
  path: `/api/order-requests/${id}`,
  status,
  as: 'admin',
});

const board = {
  productId: 22,
  productName: 'Seven-Cheese Board',
  option: null,
  quantity: 2,
  price: 190,
};

const extra = {
  productId: null,
  productName: 'Extra crackers',
  option: null,
  quantity: 1,
  price: 9,
};

const terms = {
  eventDate: '2026-12-12',
  fulfilment: 'delivery',
  area: 'greater-la',
  street: '100 Main St',
  unit: '',
  zip: '91101',
  instructions: '',
  window: '13:00',
  guests: 14,
  allergies: ['sesame'],
  allergyNotes: '',
  cardMessage: '',
  recipients: [],
  items: [board, extra],
  fee: 35,
  discount: 10.5,
  deposit: 100,
  paymentUrl: 'https://pay.example/lh',
  customerNote: 'With our new fig jam.',
  privateNote: 'Call on Friday.',
};

const caller = { ...terms, name: 'Rosa Paz', phone: '(323) 555-0100', email: '' };

const invalidTerms: Readonly<Record<string, object>> = {
  'a script as payment link': { paymentUrl: 'javascript:alert(1)' },
  'a payment link with a password': { paymentUrl: 'https://a:b@pay.example' },
  'a payment link without encryption': { paymentUrl: 'http://pay.example' },
  'a negative fee': { fee: -1 },
  'no items': { items: [] },
  'an item without a name': { items: [{ ...board, productName: ' ' }] },
  'ten thousand units': { items: [{ ...board, quantity: 10_000 }] },
  'an impossible day': { eventDate: '2026-02-30' },
  'a day of the year 26': { eventDate: '0026-12-12' },
  'a discount above the items and the fee': { discount: 424.01, deposit: 0 },
  'a deposit above the total': { deposit: 413.51 },
  'an unknown fulfilment': { fulfilment: 'drone' },
  'a note that is too long': { customerNote: 'x'.repeat(2001) },
};

const buildPhoneOrderWithKey = (title: string, change: object, status: number, key: string) =>
  buildAdminRequest('createPhoneOrder', title, 0, { ...caller, ...change }, status, {
    'Idempotency-Key': key,
  });

const phoneOrderKey = '0b9f7a4e-52a6-4c0b-9d57-0f3a6f6f2c11';

/** Order matters. */
export const repeatedPhoneOrders: readonly ConformanceRequest[] = [
  buildPhoneOrderWithKey('a key and a negative fee', { fee: -1 }, 400, phoneOrderKey),
  buildPhoneOrderWithKey('the key of the rejected order', {}, 201, phoneOrderKey),
  buildPhoneOrderWithKey('the same key and body again', {}, 201, phoneOrderKey),
  buildPhoneOrderWithKey('the same key with another fee', { fee: 40 }, 422, phoneOrderKey),
  buildPhoneOrderWithKey('a key that is not a UUID', {}, 400, 'phone'),
];

export const validOrderLifeRequests: readonly ConformanceRequest[] = [
  buildAdminRequest('createPhoneOrder', 'a phone order', 0, caller, 201),
  buildAdminRequest(
    'createPhoneOrder',
    'a phone order with an e-mail address, in Spanish',
    0,
    { ...caller, email: 'rosa@example.com', fulfilment: 'pickup', language: 'es' },
    201,
  ),
  ...repeatedPhoneOrders,
  readOrder(1),
  buildAdminRequest('editOrderRequest', 'new terms', 1, {
    ...terms,
    version: 1,
    needsAcceptance: true,
  }),
  buildAdminRequest('editOrderRequest', 'a note only', 1, {
    ...terms,
    version: 3,
    privateNote: 'Called.',
  }),
  buildAdminRequest('editOrderRequest', 'an outdated version', 1, { ...terms, version: 1 }, 409),
  buildAdminRequest('recordOrderEvent', 'ready', 1, { kind: 'ready' }),
  buildAdminRequest('recordOrderEvent', 'out for delivery', 1, { kind: 'out-for-delivery' }),
  readOrder(1),
  {
    endpointName: 'getOrderStatus',
    path: '/api/orders/LH-1001?key=0123456789abcdef0123456789abcdef',
    status: 404,
  },
  { endpointName: 'getOrderStatus', path: '/api/orders/LH-1001', status: 404 },
  {
    ...buildJsonRequest(
      'respondToOrder',
      'a guessed key',
      { key: '0123456789abcdef0123456789abcdef', action: 'cancel' },
      { status: 404 },
    ),
    path: '/api/orders/LH-1001/response',
  },
];

export const invalidOrderLifeRequests: readonly ConformanceRequest[] = [
  ...languages.flatMap((language) =>
    Object.entries(invalidTerms).flatMap(([title, change]) => [
      buildAdminRequest(
        'editOrderRequest',
        `${title}, in ${language}`,
        1,
        { ...terms, version: 1, language, ...change },
        400,
      ),
      buildAdminRequest(
        'createPhoneOrder',
        `${title}, in ${language}`,
        0,
        { ...caller, language, ...change },
        400,
      ),
    ]),
  ),
  buildAdminRequest(
    'createPhoneOrder',
    'a day that is too far ahead',
    0,
    { ...caller, eventDate: '9999-12-12' },
    400,
  ),
  buildAdminRequest('editOrderRequest', 'an unknown order', 999_999, { ...terms, version: 1 }, 404),
  buildAdminRequest('recordOrderEvent', 'an unknown order', 999_999, { kind: 'ready' }, 404),
  buildAdminRequest('recordOrderEvent', 'a status', 1, { kind: 'confirmed' }, 400),
  readOrder(999_999, 404),
  { path: '/api/orders/LH-0999', status: 404 },
  { path: '/api/orders/1001', status: 404 },
  {
    ...buildJsonRequest(
      'respondToOrder',
      'an unknown action',
      { key: '', action: 'fulfill' },
      { status: 400 },
    ),
    path: '/api/orders/LH-1001/response',
  },
];
