import { csrfHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { type EndpointName, endpoints } from '#contract/index';
import { products } from '#demo/products';
import type { ConformanceRequest } from './conformance-request';
import {
  buildAddImage,
  buildBulk,
  buildBulkChange,
  buildCreate,
  buildDelete,
  buildLibraryUrl,
  buildReorderImages,
  buildSetPrimary,
  buildUpdate,
  buildWrite,
  figsId,
  hiddenId,
  validProduct,
} from './product-request-builders';

const setPrivacy = (privacy: 'private' | 'public'): ConformanceRequest =>
  buildWrite(
    'editMediaFile',
    `privacy ${privacy}`,
    { privacy },
    { path: `/api/media/files/${hiddenId}` },
  );

const invalidFields: Readonly<Record<string, object>> = {
  'blank fields': { name: '', price: '', region: '', category: '', imageUrl: '', description: '' },
  'missing fields': { name: undefined, price: undefined, region: undefined },
  'a negative price': { price: -1 },
  'a price with a comma': { price: '12,50' },
  'a fraction of a cent': { price: 0.005 },
  'a price too high': { price: 100_000 },
  'a null price': { price: null },
  'a fractional quantity': { quantityAvailable: 2.5 },
  'a negative quantity': { quantityAvailable: '-1' },
  'a name of 10,000 characters': { name: 'a'.repeat(10_000) },
  'a NUL': { description: 'Figs\0' },
  'an unknown category': { category: 'sculptures' },
  'an unknown region': { region: 'Portugal' },
  'invalid dimensions and weight': { dimensions: 'large', weight: '2 stone' },
  'options without a default': { options: [{ name: { en: 'Small' }, price: 58 }] },
  'invalid options': {
    options: [{ key: 'A b', name: {}, price: -1, serves: { from: 4, to: 2 }, stock: 0.5 }],
  },
  'options that are not a list': { options: 'Small: $58' },
  'flags that are not boolean': { inStock: 'yes', featured: 1, seasonal: null },
  'a javascript: image URL': { imageUrl: 'javascript:alert(1)' },
  'an unknown image': { imageUrl: buildLibraryUrl('nothere') },
  'a private image': { imageUrl: buildLibraryUrl(hiddenId) },
  'a Spanish name that is too long': { translations: { es: { name: 'a'.repeat(201) } } },
  'texts that are not text': { translations: 'es', origin: 7 },
};

const forEachLanguage = (
  buildRequests: (language: string) => readonly ConformanceRequest[],
): ConformanceRequest[] =>
  languages.flatMap((language) =>
    buildRequests(language).map((request) => ({
      ...request,
      title: `${request.title ?? ''}, in ${language}`,
    })),
  );

const usedSku = products.find(({ sku }) => sku !== null)?.sku;

const csrfHeaders = { [csrfHeader.name]: csrfHeader.value };

const withoutSession = (
  endpointName: EndpointName,
  path: string = endpoints[endpointName].path,
): ConformanceRequest => ({
  method: endpoints[endpointName].method,
  path: path.replace(/:\w+/, '1'),
  status: 401,
  headers: csrfHeaders,
});

/** None of these requests changes a product. */
export const invalidProductWrites: readonly ConformanceRequest[] = [
  setPrivacy('private'),
  ...forEachLanguage((language) => [
    ...Object.entries(invalidFields).flatMap(([title, fields]) => [
      buildCreate(title, { ...validProduct, language, ...fields }, 400),
      buildUpdate(title, 2, { ...validProduct, language, ...fields }, 400),
    ]),
    buildCreate('a SKU that is taken', { ...validProduct, sku: usedSku, language }, 409),
    buildCreate(
      'a SKU that is taken and an unknown image',
      { ...validProduct, sku: usedSku, imageUrl: buildLibraryUrl('nothere'), language },
      400,
    ),
    buildUpdate(
      'a SKU that is taken and an unknown image',
      22,
      { ...validProduct, sku: usedSku, imageUrl: buildLibraryUrl('nothere'), language },
      409,
    ),
    buildBulk('deleteProducts', [{}, 'x', null], 400, language),
    buildBulkChange('malformed changes', ['x', { inStock: true }], 400, language),
    buildUpdate('a SKU that is taken', 22, { ...validProduct, sku: usedSku, language }, 409),
    buildUpdate('an outdated version', 2, { ...validProduct, language, version: 99 }, 409),
    buildUpdate(
      'an external image URL for a product with library images',
      2,
      { ...validProduct, imageUrl: 'https://a.example/a.jpg', language },
      400,
    ),
    buildUpdate('version zero', 2, { ...validProduct, language, version: 0 }, 400),
    buildUpdate('a deleted product', 999_999, { ...validProduct, language }, 404),
    buildUpdate('a product id beyond 32 bits', 2 ** 40, { ...validProduct, language }, 404),
    buildBulkChange('no changes', [], 400, language),
    buildBulkChange(
      'one invalid change',
      [
        { id: 2, featured: true },
        { id: 3, inStock: 1 },
      ],
      400,
      language,
    ),
    buildBulkChange(
      'invalid prices',
      [
        { id: 2, price: 0.005 },
        { id: 3, price: null },
        { id: 4, price: 100_000 },
      ],
      400,
      language,
    ),
    buildBulk('deleteProducts', [], 400, language),
    buildBulk('deleteProducts', 'all', 400, language),
    buildBulk('restoreProducts', undefined, 400, language),
    buildAddImage('no image', 2, { language }, 400),
    buildAddImage('an unknown image', 2, { publitioId: 'nothere', language }, 400),
    buildAddImage('a private image', 2, { imageUrl: buildLibraryUrl(hiddenId), language }, 400),
    buildAddImage('an external URL', 2, { url: 'https://a.example/a.jpg', language }, 400),
    buildAddImage(
      'an alt text that is too long',
      2,
      { publitioId: figsId, altText: 'a'.repeat(201), language },
      400,
    ),
    buildAddImage('a deleted product', 999_999, { publitioId: figsId, language }, 404),
    buildSetPrimary('isPrimary: false', 1, { isPrimary: false, language }, 400),
    buildSetPrimary('a deleted image', 999_999, { language }, 404),
    buildReorderImages('unknown image ids', 2, { ids: [999_999], language }, 409),
    buildReorderImages('ids that is not an array', 2, { ids: 'all', language }, 400),
    buildReorderImages('a deleted product', 999_999, { ids: [], language }, 404),
  ]),
  setPrivacy('public'),
  buildCreate('truncated JSON', '{"name":', 400),
  buildCreate(
    'a price beyond double precision',
    JSON.stringify({ ...validProduct, price: 1 }).replace('"price":1', '"price":1e309'),
    400,
  ),
  buildCreate(
    'a body that is too large',
    { ...validProduct, description: 'a'.repeat(1_000_001) },
    413,
  ),
  buildAddImage('a body that is too large', 2, { altText: 'a'.repeat(100_001) }, 413),
  buildBulk(
    'deleteProducts',
    Array.from({ length: 5000 }, (_, at) => 900_000 + at),
  ),
  buildBulk('restoreProducts', [2, 999_999, 2 ** 40]),
  buildBulkChange('unknown products', [{ id: 999_999, inStock: true }, { id: 2 ** 40 }]),
  buildDelete('deleteProduct', '999999', 404),
  buildDelete('deleteProduct', 'abc', 404),
  {
    ...buildDelete('deleteProduct', '999999', 404),
    headers: { 'Accept-Language': 'es-MX,en;q=0.5' },
  },
  { ...withoutSession('deleteProduct'), headers: { ...csrfHeaders, 'Accept-Language': 'es' } },
  buildDelete('deleteProductImage', 'images/999999', 404),
  buildDelete('deleteProductImage', 'images/abc', 404),
  buildUpdate('an invalid id', 'abc', validProduct, 404),
  withoutSession('createProduct'),
  withoutSession('updateProduct'),
  withoutSession('deleteProduct'),
  withoutSession('changeProducts'),
  withoutSession('deleteProducts'),
  withoutSession('restoreProducts'),
  withoutSession('addProductImage'),
  withoutSession('deleteProductImage'),
  withoutSession('setPrimaryImage'),
  withoutSession('orderProductImages'),
  { ...buildDelete('deleteProduct', '2', 403), headers: { Origin: 'https://elsewhere.example' } },
];
