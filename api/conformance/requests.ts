import { type EndpointName, endpoints } from '#contract/index';
import { demoImages } from '#demo/images';
import { products } from '#demo/products';
import { matchPath } from '../dispatch/route-matching';
import { bodyEdgeCases } from './body-cases';
import type { ConformanceRequest } from './conformance-request';
import { invalidEmailRequests, validEmailRequests } from './email-cases';
import { formEdgeCases, validForms } from './form-cases';
import { invalidInboxRequests, validInboxRequests } from './inbox-cases';
import { invalidProductWrites } from './invalid-product-write-cases';
import { invalidMediaReads, validMediaReads } from './media-read-cases';
import { invalidMediaWrites, validMediaWrites } from './media-write-cases';
import { orderEdgeCases, validOrders } from './order-cases';
import { invalidOrderLifeRequests, validOrderLifeRequests } from './order-life-cases';
import { invalidPhotoUploads, validPhotoUploads } from './photo-upload-cases';
import { invalidImports, validExports, validImports } from './product-csv-cases';
import {
  invalidSecondFactorRequests,
  secondFactorReads,
  validSecondFactorRequests,
} from './second-factor-cases';
import {
  adminReads,
  invalidAccountRequests,
  invalidSessionRequests,
  validAccountRequests,
  validSessionRequests,
} from './session-cases';
import { invalidSettingsWrites, validSettingsWrites } from './settings-cases';
import { validProductWrites } from './valid-product-write-cases';

const files = '/api/media/files';
const image = `/api/media/optimize/${demoImages[0]?.id}`;

const buildReads = (endpointName: EndpointName, paths: readonly string[]): ConformanceRequest[] =>
  paths.map((path) => ({ status: 200, endpointName, path }));

const buildErrors = (status: number, paths: readonly string[]): ConformanceRequest[] =>
  paths.map((path) => ({ status, path }));

const buildWithMethods = (
  status: number,
  path: string,
  methods: readonly string[],
): ConformanceRequest[] => methods.map((method) => ({ status, path, method }));

const buildConditional = (
  status: number,
  etag: string,
  request: ConformanceRequest,
): ConformanceRequest => ({
  ...request,
  status,
  headers: { 'If-None-Match': etag },
});

const validReads = [
  ...buildReads('listProducts', ['/api/products', '/api/products?unread=1']),
  ...buildReads('listFeaturedProducts', ['/api/featured-products']),
  ...buildReads(
    'getProduct',
    products.map(({ id }) => `/api/products/${id}`),
  ),
  ...buildReads('getProduct', ['/api/products/%31']),
  ...buildReads(
    'listProductImages',
    products.map(({ id }) => `/api/products/${id}/images`),
  ),
  ...buildReads('listMediaFiles', [
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
  ...buildReads('getHeaderImage', ['/api/settings/header-image', '/api/settings/header-image?a=b']),
  ...buildReads('listBusyDays', ['/api/busy-days', '/api/busy-days?a=b']),
  ...buildReads('getShopSettings', ['/api/settings/shop']),
  ...buildReads('getSeasonalCollection', ['/api/seasonal-collection']),
  ...buildReads('optimizeImage', [
    `${image}?format=jpeg`,
    `${image}?format=JPG&width=320`,
    `${image}?format=jpeg&width=-4&height=1e9`,
    `${image}?format=jpeg&v=0000000000`,
    `${image}?width=320&blur=2&watermark_id=none`,
  ]),
  ...buildReads('getApiDescription', ['/api/openapi.json']),
  ...adminReads,
  ...secondFactorReads,
  ...validMediaReads,
  ...validExports,
];

const validWrites = [
  ...validForms,
  ...validOrders,
  ...validPhotoUploads,
  ...validSessionRequests,
  ...validAccountRequests,
  ...validSecondFactorRequests,
  ...validProductWrites,
  ...validMediaWrites,
  ...validInboxRequests,
  ...validEmailRequests,
  ...validOrderLifeRequests,
  ...validSettingsWrites,
  ...validImports,
];

const pickFirstPerEndpoint = (
  validRequests: readonly ConformanceRequest[],
): readonly ConformanceRequest[] =>
  validRequests.filter(
    ({ endpointName }, index) =>
      validRequests.findIndex((candidate) => candidate.endpointName === endpointName) === index,
  );

const firstReads = pickFirstPerEndpoint(validReads);

const isCacheable = ({ endpointName, as }: ConformanceRequest): boolean =>
  as === undefined &&
  endpointName !== undefined &&
  endpoints[endpointName].cacheControl !== 'no-store';

/** One valid request for every cacheable endpoint. */
export const cacheableReads = firstReads.filter(isCacheable);

const firstWrites = pickFirstPerEndpoint(validWrites);

export const coveredEndpoints: ReadonlySet<unknown> = new Set(
  [...firstReads, ...firstWrites].map(({ endpointName }) => endpointName),
);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function findUnsupportedMethods(url: string): string[] {
  const supportedMethods = Object.values(endpoints)
    .filter(({ path }) => matchPath(path, new URL(url, 'http://shop.test').pathname))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return methods.filter((method) => !supportedMethods.includes(method));
}

export const requests: readonly ConformanceRequest[] = [
  ...validReads,
  ...firstReads.map((request) => ({ ...request, method: 'HEAD' })),
  ...cacheableReads.map((request) => buildConditional(304, '*', request)),
  ...cacheableReads.map((request) => buildConditional(200, '"stale", W/"staler"', request)),
  ...invalidMediaWrites,
  ...invalidProductWrites,
  ...invalidImports,
  ...validWrites,
  ...formEdgeCases,
  ...orderEdgeCases,
  ...bodyEdgeCases,
  ...invalidPhotoUploads,
  ...invalidInboxRequests,
  ...invalidEmailRequests,
  ...invalidOrderLifeRequests,
  ...validInboxRequests.filter(({ method = 'GET' }) => method === 'GET'),
  ...invalidSessionRequests,
  ...invalidAccountRequests,
  ...invalidSecondFactorRequests,
  ...invalidSettingsWrites,
  ...invalidMediaReads,
  ...[...firstReads, ...firstWrites].flatMap(({ path }) =>
    buildWithMethods(405, path, findUnsupportedMethods(path)),
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
  ...buildWithMethods(404, '/api/products/999999', ['HEAD']),
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
  ...buildWithMethods(404, '/api/weather', ['POST', 'DELETE']),
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
