import { type EndpointName, endpoints } from '#contract/index';
import { demoImages } from '#demo/photographs';
import { products } from '#demo/products';
import { matchPath } from '../dispatch/routes';
import type { ApiRequest } from './api-request';
import { otherPosts } from './body-posts';
import { invalidInboxRequests, validInboxRequests } from './enquiry-lists';
import { goodForms, otherForms } from './form-posts';
import { goodMediaReads, otherMediaReads } from './media-reads';
import { goodMediaWrites, otherMediaWrites } from './media-writes';
import { goodOrders, otherOrders } from './order-posts';
import { invalidPhotoUploads, validPhotoUploads } from './photo-posts';
import { goodTable, goodTables, otherTables } from './product-tables';
import { goodProductWrites } from './product-writes';
import { otherProductWrites } from './refused-product-writes';
import { goodSession, goodSessionPosts, otherSessions } from './session-posts';
import { goodSettingsWrites, otherSettingsWrites } from './settings-writes';

const files = '/api/media/files';
const image = `/api/media/optimize/${demoImages[0]?.id}`;

const answered = (of: EndpointName, paths: readonly string[]): ApiRequest[] =>
  paths.map((path) => ({ status: 200, of, path }));

const buildErrors = (status: number, paths: readonly string[]): ApiRequest[] =>
  paths.map((path) => ({ status, path }));

const withMethods = (status: number, path: string, methods: readonly string[]): ApiRequest[] =>
  methods.map((method) => ({ status, path, method }));

const holding = (status: number, tag: string, request: ApiRequest): ApiRequest => ({
  ...request,
  status,
  headers: { 'If-None-Match': tag },
});

const validReads = [
  ...answered('listProducts', ['/api/products', '/api/products?unread=1']),
  ...answered('listFeaturedProducts', ['/api/featured-products']),
  ...answered(
    'getProduct',
    products.map(({ id }) => `/api/products/${id}`),
  ),
  ...answered('getProduct', ['/api/products/%31']),
  ...answered(
    'listProductImages',
    products.map(({ id }) => `/api/products/${id}/images`),
  ),
  ...answered('listMediaFiles', [
    files,
    `${files}?filter_tags=hero&limit=10`,
    `${files}?filter_tags=hero,boards`,
    `${files}?filter_tags=%20restoration+,,plate,plate`,
    `${files}?folder=Talavera&limit=100`,
    `${files}?folder=pages&limit=100`,
    `${files}?folder=TALAVERA&limit=100`,
    `${files}?folder=nowhere`,
    `${files}?limit=5&offset=3`,
    `${files}?offset=1000`,
    `${files}?sort=date:asc&limit=100`,
    `${files}?sort=name&limit=100`,
    `${files}?sort=name:desc`,
    `${files}?sort=size:desc&limit=3`,
  ]),
  ...answered('getHeaderImage', ['/api/settings/header-image', '/api/settings/header-image?a=b']),
  ...answered('optimizeImage', [
    `${image}?format=jpeg`,
    `${image}?format=JPG&width=320`,
    `${image}?format=jpeg&width=-4&height=1e9`,
    `${image}?format=jpeg&v=0000000000`,
    `${image}?width=320&blur=2&watermark_id=none`,
  ]),
  ...goodSession,
  ...goodMediaReads,
  ...goodTable,
];

const goodPosts = [
  ...goodForms,
  ...goodOrders,
  ...validPhotoUploads,
  ...goodSessionPosts,
  ...goodProductWrites,
  ...goodMediaWrites,
  ...validInboxRequests,
  ...goodSettingsWrites,
  ...goodTables,
];

const firstOfEach = (good: readonly ApiRequest[]): readonly ApiRequest[] =>
  good.filter(({ of }, position) => good.findIndex((other) => other.of === of) === position);

const oneOfEach = firstOfEach(validReads);

/** One valid request for every cacheable endpoint. */
export const oneOfEachTagged = oneOfEach.filter(({ as }) => as === undefined);

const onePostOfEach = firstOfEach(goodPosts);

export const coveredEndpoints: ReadonlySet<unknown> = new Set(
  [...oneOfEach, ...onePostOfEach].map(({ of }) => of),
);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function findUnsupportedMethods(url: string): string[] {
  const answered = Object.values(endpoints)
    .filter(({ path }) => matchPath(path, new URL(url, 'http://shop.test').pathname))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return methods.filter((method) => !answered.includes(method));
}

export const requests: readonly ApiRequest[] = [
  ...validReads,
  ...oneOfEach.map((request) => ({ ...request, method: 'HEAD' })),
  ...oneOfEachTagged.map((request) => holding(304, '*', request)),
  ...oneOfEachTagged.map((request) => holding(200, '"stale", W/"staler"', request)),
  ...otherMediaWrites,
  ...otherProductWrites,
  ...otherTables,
  ...goodPosts,
  ...otherForms,
  ...otherOrders,
  ...otherPosts,
  ...invalidPhotoUploads,
  ...invalidInboxRequests,
  ...validInboxRequests.filter(({ method = 'GET' }) => method === 'GET'),
  ...otherSessions,
  ...otherSettingsWrites,
  ...otherMediaReads,
  ...[...oneOfEach, ...onePostOfEach].flatMap(({ path }) =>
    withMethods(405, path, findUnsupportedMethods(path)),
  ),
  ...buildErrors(
    404,
    [
      'abc',
      '01',
      '1e1',
      '0',
      '-1',
      '1.5',
      '999999',
      '99999999999999999999',
      '%20',
      'NaN',
      '1%2Fimages',
    ].flatMap((id) => [`/api/products/${id}`, `/api/products/${id}/images`]),
  ),
  ...withMethods(404, '/api/products/999999', ['HEAD']),
  ...buildErrors(404, [
    '/api/media/optimize/nothere1',
    '/api/media/optimize/..%2Fsecret',
    `/api/media/optimize/${'a'.repeat(65)}`,
    '/api/media/optimize',
    '/api/media/optimize/',
  ]),
  ...buildErrors(404, [
    '/api',
    '/api/',
    '/api/weather',
    '/api/products/',
    '/api/products/1/images/2',
  ]),
  ...buildErrors(404, ['/api/Products', '/api/featured-products/1']),
  ...withMethods(404, '/api/weather', ['POST', 'DELETE']),
  ...buildErrors(
    400,
    ['limit=0', 'limit=101', 'limit=many', 'limit=', 'limit=1.5', 'limit=5&limit=6'].map(
      (query) => `${files}?${query}`,
    ),
  ),
  ...buildErrors(
    400,
    ['offset=-1', 'sort=color', 'sort=date:up', 'limit=x&sort=y'].map(
      (query) => `${files}?${query}`,
    ),
  ),
  ...buildErrors(
    400,
    [
      'width=wide',
      'width=Infinity',
      'width=1&width=2',
      'height=NaN',
      'quality=',
      'crop=star',
      'format=svg',
      'blur=much',
      'grayscale=yes',
      'watermark_position=middle',
    ].map((query) => `${image}?${query}`),
  ),
  ...buildErrors(400, ['/api/products/%', '/api/products/%E0%A4%A', '/api/products/%00']),
  ...buildErrors(400, ['/api/weather/%ff', '/api/products?q=%']),
  ...buildErrors(414, [`/api/products?q=${'a'.repeat(2048)}`]),
];
