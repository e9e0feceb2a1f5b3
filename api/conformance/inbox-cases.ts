import { buildUrl, csrfHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { eventInquiryStatuses } from '#contract/event-inquiries/rules';
import { restorationRequestStatuses } from '#contract/inbox/rules';
import { type EndpointName, endpoints } from '#contract/index';
import { orderStatuses } from '#contract/orders/rules';
import { buildJsonRequest } from './build-request';
import type { ConformanceRequest } from './conformance-request';

const asAdmin = (request: ConformanceRequest): ConformanceRequest => ({
  ...request,
  as: 'admin',
});

const buildRead = (endpointName: EndpointName, query: string, status = 200): ConformanceRequest =>
  asAdmin({ endpointName, path: `${endpoints[endpointName].path}${query}`, status });

const buildUpdate = (
  endpointName: EndpointName,
  title: string,
  id: number | string,
  body: object,
  status = 200,
) =>
  asAdmin({
    ...buildJsonRequest(endpointName, title, body, { status }),
    path: buildUrl(endpoints[endpointName], { params: { id } }),
  });

const listEndpoints = [
  'listContactMessages',
  'listRestorationRequests',
  'listEventInquiries',
  'listOrderRequests',
  'listSubscribers',
] as const;

const exportEndpoints = [
  'exportContactMessages',
  'exportRestorationRequests',
  'exportEventInquiries',
  'exportOrderRequests',
  'exportSubscribers',
] as const;

const archiveEndpoints = [
  'archiveContactMessage',
  'archiveRestorationRequest',
  'archiveEventInquiry',
  'archiveOrderRequest',
] as const;

const markEndpoints = [
  'markContactMessage',
  'markRestorationRequest',
  'markEventInquiry',
  'markOrderRequest',
] as const;

const readEndpoints = [...listEndpoints, ...exportEndpoints];

/** Applies to every list. */
const queries = [
  '',
  '?limit=2',
  '?limit=3&offset=2',
  '?offset=1000',
  '?limit=500&sort=date:asc',
  '?sort=date&offset=1',
  '?q=elena&limit=5',
  '?q=AN%C3%81',
  '?q=%25',
  '?q=_',
  "?q=%22'%5C",
  '?q=nothing%20like%20it',
  '?q=&unknown=1',
];

/** Filters and sort orders of single lists. */
const specificReads: readonly ConformanceRequest[] = [
  buildRead('listRestockDemand', ''),
  buildRead('exportRestockRequests', ''),
  ...['name', 'name:desc', 'email', 'subject', 'subject:desc'].map((sort) =>
    buildRead('listContactMessages', `?sort=${sort}`),
  ),
  ...['name', 'email:desc', 'status'].map((sort) =>
    buildRead('listRestorationRequests', `?sort=${sort}`),
  ),
  ...['name', 'event', 'event:desc', 'guests', 'status'].map((sort) =>
    buildRead('listEventInquiries', `?sort=${sort}`),
  ),
  ...['name', 'event', 'event:desc', 'status'].map((sort) =>
    buildRead('listOrderRequests', `?sort=${sort}`),
  ),
  buildRead('listSubscribers', '?sort=email'),
  ...[0, 1].map((unread) => buildRead('listContactMessages', `?unread=${unread}`)),
  ...restorationRequestStatuses.map((status) =>
    buildRead('listRestorationRequests', `?status=${encodeURIComponent(status)}&unread=1`),
  ),
  ...eventInquiryStatuses.map((status) =>
    buildRead('listEventInquiries', `?status=${status}&unread=1`),
  ),
  buildRead('listEventInquiries', '?from=2026-12-01&to=2026-12-31&sort=event'),
  buildRead('listEventInquiries', '?q=boda'),
  ...orderStatuses.map((status) => buildRead('listOrderRequests', `?status=${status}`)),
  buildRead('listOrderRequests', '?from=2026-11-26'),
  buildRead('listOrderRequests', '?from=2026-11-25&to=2026-12-05&sort=event'),
  buildRead('listOrderRequests', '?q=LH-1001'),
  buildRead('exportOrderRequests', '?sort=event&from=2026-11-26'),
];

export const validInboxRequests: readonly ConformanceRequest[] = [
  buildRead('countUnread', ''),
  ...readEndpoints.flatMap((endpointName) =>
    queries.map((query) => buildRead(endpointName, query)),
  ),
  ...readEndpoints.map((endpointName) => ({ ...buildRead(endpointName, ''), method: 'HEAD' })),
  ...markEndpoints.flatMap((endpointName) => [
    buildUpdate(endpointName, 'read: true', 1, { read: true }),
    buildUpdate(endpointName, 'read: true again', 1, { read: true, language: 'es' }),
    buildUpdate(endpointName, 'read: true for another record', 2, { read: true }),
    buildUpdate(endpointName, 'read: false', 2, { read: false }),
    buildUpdate(endpointName, 'read: false again', 2, { read: false, id: 7 }),
  ]),
  ...restorationRequestStatuses.map((status) =>
    buildUpdate('setRequestStatus', status, 1, { status, language: 'es' }),
  ),
  ...eventInquiryStatuses.map((status) =>
    buildUpdate('setEventInquiryStatus', status, 1, { status, language: 'es' }),
  ),
  ...orderStatuses.map((status) => buildUpdate('setOrderStatus', status, 2, { status })),
  ...specificReads,
  ...archiveEndpoints.map((endpointName) =>
    buildUpdate(endpointName, 'archived: true', 2, { archived: true }),
  ),
  ...(
    [
      'listContactMessages',
      'listRestorationRequests',
      'listEventInquiries',
      'exportOrderRequests',
    ] as const
  ).flatMap((endpointName) =>
    ['0', '1', 'all'].map((archived) => buildRead(endpointName, `?archived=${archived}`)),
  ),
  buildRead('listOrderRequests', '?view=waiting&sort=event:asc'),
  buildRead('listOrderRequests', '?by=kitchen&from=2026-11-25&to=2026-12-05'),
  buildRead('getOrderCalendar', '?from=2026-11-01&to=2026-12-12'),
  buildRead('listCustomers', '?limit=5'),
  buildRead('listCustomers', '?q=elena&offset=1'),
  buildRead('getCustomer', '?email=elena%40example.com'),
  buildRead('getCustomer', '?email=nobody%40example.com', 404),
  ...[204, 404].map((status) =>
    asAdmin({
      endpointName: 'eraseCustomer',
      method: 'DELETE',
      path: `${endpoints.eraseCustomer.path}?email=ana%40en.example`,
      status,
      headers: { [csrfHeader.name]: csrfHeader.value },
    }),
  ),
  buildRead('countUnread', ''),
  ...archiveEndpoints.map((endpointName) =>
    buildUpdate(endpointName, 'archived: false', 2, { archived: false }),
  ),
  ...listEndpoints.map((endpointName) => buildRead(endpointName, '')),
];

const withoutSession = (method: string, path: string): ConformanceRequest => ({
  method,
  path,
  status: 401,
  headers: { [csrfHeader.name]: csrfHeader.value },
});

const invalidPages = ['limit=0', 'limit=501', 'limit=x', 'limit=', 'offset=-1'];

export const invalidInboxRequests: readonly ConformanceRequest[] = [
  { path: endpoints.countUnread.path, status: 401 },
  { path: endpoints.getOrderCalendar.path, status: 401 },
  { path: endpoints.listCustomers.path, status: 401 },
  { path: `${endpoints.getCustomer.path}?email=a%40example.com`, status: 401 },
  buildRead('getCustomer', '', 400),
  withoutSession('DELETE', `${endpoints.eraseCustomer.path}?email=a%40example.com`),
  ...[
    '',
    '?from=2026-11-01',
    '?from=2026-11-01&to=2027-11-01',
    '?from=2026-11-02&to=2026-11-01',
  ].map((query) => buildRead('getOrderCalendar', query, 400)),
  ...listEndpoints.flatMap((endpointName) =>
    invalidPages.map((query) => buildRead(endpointName, `?${query}`, 400)),
  ),
  ...exportEndpoints.flatMap((endpointName) =>
    invalidPages.map((query) => buildRead(endpointName, `?${query}`)),
  ),
  ...readEndpoints.flatMap((endpointName): ConformanceRequest[] => [
    { path: endpoints[endpointName].path, status: 401 },
    { path: `${endpoints[endpointName].path}?limit=0`, status: 401 },
    ...['sort=color', 'sort=date:up'].map((query) => buildRead(endpointName, `?${query}`, 400)),
    buildRead(endpointName, `?q=${'a'.repeat(201)}`, 400),
    buildRead(endpointName, '?q=a&q=b', 400),
    buildRead(endpointName, '?q=%00', 400),
  ]),
  ...[
    'view=all',
    'archived=2',
    'unread=2',
    'status=Old',
    'from=2026-02-30',
    'to=soon',
    'sort=email',
  ].map((query) => buildRead('listOrderRequests', `?${query}`, 400)),
  buildRead('listRestorationRequests', '?status=On%20Hold', 400),
  ...['status=Pending', 'from=2026-02-30', 'to=soon', 'sort=email'].map((query) =>
    buildRead('listEventInquiries', `?${query}`, 400),
  ),
  ...archiveEndpoints.flatMap((endpointName) => [
    withoutSession('PUT', buildUrl(endpoints[endpointName], { params: { id: 1 } })),
    buildUpdate(endpointName, 'an empty body', 1, {}, 400),
    buildUpdate(endpointName, 'an unknown id', 999_999, { archived: true }, 404),
  ]),
  ...markEndpoints.flatMap((endpointName) => [
    withoutSession('PUT', buildUrl(endpoints[endpointName], { params: { id: 1 } })),
    buildUpdate(endpointName, 'an empty body', 1, {}, 400),
    buildUpdate(
      endpointName,
      'text instead of a boolean, in Spanish',
      1,
      { read: 'yes', language: 'es' },
      400,
    ),
    buildUpdate(endpointName, 'an invalid id', 'abc', { read: true }, 404),
    ...languages.map((language) =>
      buildUpdate(
        endpointName,
        `an unknown id, in ${language}`,
        999_999,
        { read: true, language },
        404,
      ),
    ),
  ]),
  ...(
    [
      ['setRequestStatus', 'Completed'],
      ['setEventInquiryStatus', 'Booked'],
      ['setOrderStatus', 'Confirmed'],
    ] as const
  ).map(([endpointName, status]) =>
    buildUpdate(
      endpointName,
      'a status that is no longer the expected one',
      1,
      { status, expectedStatus: 'On Hold' },
      409,
    ),
  ),
  ...(['setRequestStatus', 'setEventInquiryStatus', 'setOrderStatus'] as const).flatMap(
    (endpointName) => [
      withoutSession('PUT', buildUrl(endpoints[endpointName], { params: { id: 1 } })),
      ...languages.flatMap((language) => [
        buildUpdate(endpointName, `no status, in ${language}`, 1, { language }, 400),
        buildUpdate(
          endpointName,
          `an unknown status, in ${language}`,
          1,
          { status: 'On Hold', language },
          400,
        ),
        buildUpdate(
          endpointName,
          `an unknown id, in ${language}`,
          2 ** 40,
          { status: 'Declined', language },
          404,
        ),
      ]),
    ],
  ),
  { path: '/api/contact-messages-csv', status: 404, as: 'admin' },
  { path: '/api/newsletter.csv/', status: 404, as: 'admin' },
];
