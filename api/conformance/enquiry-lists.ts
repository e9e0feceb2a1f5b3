import { administratorHeader, buildUrl } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { requestStatuses } from '#contract/inbox/rules';
import { type EndpointName, endpoints } from '#contract/index';
import { orderStatuses } from '#contract/orders/rules';
import type { ApiRequest } from './api-request';
import { posting } from './posting';

const asAdministrator = (request: ApiRequest): ApiRequest => ({
  ...request,
  as: 'administrator',
});

const reading = (of: EndpointName, query: string, status = 200): ApiRequest =>
  asAdministrator({ of, path: `${endpoints[of].path}${query}`, status });

const changing = (
  of: EndpointName,
  title: string,
  id: number | string,
  body: object,
  status = 200,
) =>
  asAdministrator({
    ...posting(of, title, body, { status }),
    path: buildUrl(endpoints[of], { params: { id } }),
  });

const lists = [
  'listContactMessages',
  'listRestorationRequests',
  'listOrderRequests',
  'listSubscribers',
] as const;

const exports = [
  'exportContactMessages',
  'exportRestorationRequests',
  'exportOrderRequests',
  'exportSubscribers',
] as const;

const marks = ['markContactMessage', 'markRestorationRequest', 'markOrderRequest'] as const;

const reads = [...lists, ...exports];

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
const own: readonly ApiRequest[] = [
  ...['name', 'name:desc', 'email', 'subject', 'subject:desc'].map((sort) =>
    reading('listContactMessages', `?sort=${sort}`),
  ),
  ...['name', 'email:desc', 'status'].map((sort) =>
    reading('listRestorationRequests', `?sort=${sort}`),
  ),
  ...['name', 'event', 'event:desc', 'status'].map((sort) =>
    reading('listOrderRequests', `?sort=${sort}`),
  ),
  reading('listSubscribers', '?sort=email'),
  ...[0, 1].map((unread) => reading('listContactMessages', `?unread=${unread}`)),
  ...requestStatuses.map((status) =>
    reading('listRestorationRequests', `?status=${encodeURIComponent(status)}&unread=1`),
  ),
  ...orderStatuses.map((status) => reading('listOrderRequests', `?status=${status}`)),
  reading('listOrderRequests', '?from=2026-11-26'),
  reading('listOrderRequests', '?from=2026-11-25&to=2026-12-05&sort=event'),
  reading('listOrderRequests', '?q=LH-1001'),
  reading('exportOrderRequests', '?sort=event&from=2026-11-26'),
];

export const validInboxRequests: readonly ApiRequest[] = [
  ...reads.flatMap((of) => queries.map((query) => reading(of, query))),
  ...reads.map((of) => ({ ...reading(of, ''), method: 'HEAD' })),
  ...marks.flatMap((of) => [
    changing(of, 'read: true', 1, { read: true }),
    changing(of, 'read: true again', 1, { read: true, language: 'es' }),
    changing(of, 'read: true for another record', 2, { read: true }),
    changing(of, 'read: false', 2, { read: false }),
    changing(of, 'read: false again', 2, { read: false, id: 7 }),
  ]),
  ...requestStatuses.map((status) =>
    changing('setRequestStatus', status, 1, { status, language: 'es' }),
  ),
  ...orderStatuses.map((status) => changing('setOrderStatus', status, 2, { status })),
  ...own,
  ...lists.map((of) => reading(of, '')),
];

const asNobody = (method: string, path: string): ApiRequest => ({
  method,
  path,
  status: 401,
  headers: { [administratorHeader.name]: administratorHeader.value },
});

const parts = ['limit=0', 'limit=501', 'limit=x', 'limit=', 'offset=-1'];

export const invalidInboxRequests: readonly ApiRequest[] = [
  ...lists.flatMap((of) => parts.map((query) => reading(of, `?${query}`, 400))),
  ...exports.flatMap((of) => parts.map((query) => reading(of, `?${query}`))),
  ...reads.flatMap((of): ApiRequest[] => [
    { path: endpoints[of].path, status: 401 },
    { path: `${endpoints[of].path}?limit=0`, status: 401 },
    ...['sort=color', 'sort=date:up'].map((query) => reading(of, `?${query}`, 400)),
    reading(of, `?q=${'a'.repeat(201)}`, 400),
    reading(of, '?q=a&q=b', 400),
    reading(of, '?q=%00', 400),
  ]),
  ...['unread=2', 'status=Old', 'from=2026-02-30', 'to=soon', 'sort=email'].map((query) =>
    reading('listOrderRequests', `?${query}`, 400),
  ),
  reading('listRestorationRequests', '?status=On%20Hold', 400),
  ...marks.flatMap((of) => [
    asNobody('PUT', buildUrl(endpoints[of], { params: { id: 1 } })),
    changing(of, 'an empty body', 1, {}, 400),
    changing(of, 'text instead of a boolean, in Spanish', 1, { read: 'yes', language: 'es' }, 400),
    changing(of, 'an invalid id', 'abc', { read: true }, 404),
    ...languages.map((language) =>
      changing(of, `an unknown id, in ${language}`, 999_999, { read: true, language }, 404),
    ),
  ]),
  ...(['setRequestStatus', 'setOrderStatus'] as const).flatMap((of) => [
    asNobody('PUT', buildUrl(endpoints[of], { params: { id: 1 } })),
    ...languages.flatMap((language) => [
      changing(of, `no status, in ${language}`, 1, { language }, 400),
      changing(of, `an unknown status, in ${language}`, 1, { status: 'On Hold', language }, 400),
      changing(of, `an unknown id, in ${language}`, 2 ** 40, { status: 'Declined', language }, 404),
    ]),
  ]),
  { path: '/api/contact-messages-csv', status: 404, as: 'administrator' },
  { path: '/api/newsletter.csv/', status: 404, as: 'administrator' },
];
