import { administratorHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { type EndpointName, endpoints } from '#contract/index';
import { products } from '#demo/products';
import type { ApiRequest } from './api-request';
import {
  adding,
  buildLibraryUrl,
  changing,
  choosing,
  creating,
  deleting,
  figs,
  form,
  hidden,
  ordering,
  saving,
  several,
  writing,
} from './product-requests';

const hiding = (privacy: 'private' | 'public'): ApiRequest =>
  writing(
    'editMediaFile',
    `privacy ${privacy}`,
    { privacy },
    { path: `/api/media/files/${hidden}` },
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
  'flags that are not boolean': { inStock: 'yes', featured: 1, seasonal: null },
  'a javascript: image URL': { imageUrl: 'javascript:alert(1)' },
  'an unknown image': { imageUrl: buildLibraryUrl('nothere') },
  'a private image': { imageUrl: buildLibraryUrl(hidden) },
  'a Spanish name that is too long': { translations: { es: { name: 'a'.repeat(201) } } },
  'texts that are not text': { translations: 'es', origin: 7 },
};

const inBoth = (rows: (language: string) => readonly ApiRequest[]): ApiRequest[] =>
  languages.flatMap((language) =>
    rows(language).map((row) => ({ ...row, title: `${row.title ?? ''}, in ${language}` })),
  );

const taken = products.find(({ sku }) => sku !== null)?.sku;

const marked = { [administratorHeader.name]: administratorHeader.value };

const asNobody = (of: EndpointName, path: string = endpoints[of].path): ApiRequest => ({
  method: endpoints[of].method,
  path: path.replace(/:\w+/, '1'),
  status: 401,
  headers: marked,
});

/** None of these requests changes a product. */
export const otherProductWrites: readonly ApiRequest[] = [
  hiding('private'),
  ...inBoth((language) => [
    ...Object.entries(invalidFields).flatMap(([title, fields]) => [
      creating(title, { ...form, language, ...fields }, 400),
      saving(title, 2, { ...form, language, ...fields }, 400),
    ]),
    creating('a SKU that is taken', { ...form, sku: taken, language }, 409),
    creating(
      'a SKU that is taken and an unknown image',
      { ...form, sku: taken, imageUrl: buildLibraryUrl('nothere'), language },
      400,
    ),
    saving(
      'a SKU that is taken and an unknown image',
      22,
      { ...form, sku: taken, imageUrl: buildLibraryUrl('nothere'), language },
      409,
    ),
    several('deleteProducts', [{}, 'x', null], 400, language),
    changing('malformed changes', ['x', { inStock: true }], 400, language),
    saving('a SKU that is taken', 22, { ...form, sku: taken, language }, 409),
    saving('an outdated version', 2, { ...form, language, version: 99 }, 409),
    saving(
      'an external image URL for a product with library images',
      2,
      { ...form, imageUrl: 'https://a.example/a.jpg', language },
      400,
    ),
    saving('version zero', 2, { ...form, language, version: 0 }, 400),
    saving('a deleted product', 999_999, { ...form, language }, 404),
    saving('a product id beyond 32 bits', 2 ** 40, { ...form, language }, 404),
    changing('no changes', [], 400, language),
    changing(
      'one invalid change',
      [
        { id: 2, featured: true },
        { id: 3, inStock: 1 },
      ],
      400,
      language,
    ),
    changing(
      'invalid prices',
      [
        { id: 2, price: 0.005 },
        { id: 3, price: null },
        { id: 4, price: 100_000 },
      ],
      400,
      language,
    ),
    several('deleteProducts', [], 400, language),
    several('deleteProducts', 'all', 400, language),
    several('restoreProducts', undefined, 400, language),
    adding('no image', 2, { language }, 400),
    adding('an unknown image', 2, { publitioId: 'nothere', language }, 400),
    adding('a private image', 2, { imageUrl: buildLibraryUrl(hidden), language }, 400),
    adding('an external URL', 2, { url: 'https://a.example/a.jpg', language }, 400),
    adding(
      'an alt text that is too long',
      2,
      { publitioId: figs, altText: 'a'.repeat(201), language },
      400,
    ),
    adding('a deleted product', 999_999, { publitioId: figs, language }, 404),
    choosing('isPrimary: false', 1, { isPrimary: false, language }, 400),
    choosing('a deleted image', 999_999, { language }, 404),
    ordering('unknown image ids', 2, { ids: [999_999], language }, 409),
    ordering('ids that is not an array', 2, { ids: 'all', language }, 400),
    ordering('a deleted product', 999_999, { ids: [], language }, 404),
  ]),
  hiding('public'),
  creating('truncated JSON', '{"name":', 400),
  creating(
    'a price beyond double precision',
    JSON.stringify({ ...form, price: 1 }).replace('"price":1', '"price":1e309'),
    400,
  ),
  creating('a body that is too large', { ...form, description: 'a'.repeat(1_000_001) }, 413),
  adding('a body that is too large', 2, { altText: 'a'.repeat(100_001) }, 413),
  several(
    'deleteProducts',
    Array.from({ length: 5000 }, (_, at) => 900_000 + at),
  ),
  several('restoreProducts', [2, 999_999, 2 ** 40]),
  changing('unknown products', [{ id: 999_999, inStock: true }, { id: 2 ** 40 }]),
  deleting('deleteProduct', '999999', 404),
  deleting('deleteProduct', 'abc', 404),
  { ...deleting('deleteProduct', '999999', 404), headers: { 'Accept-Language': 'es-MX,en;q=0.5' } },
  { ...asNobody('deleteProduct'), headers: { ...marked, 'Accept-Language': 'es' } },
  deleting('deleteProductImage', 'images/999999', 404),
  deleting('deleteProductImage', 'images/abc', 404),
  saving('an invalid id', 'abc', form, 404),
  asNobody('createProduct'),
  asNobody('updateProduct'),
  asNobody('deleteProduct'),
  asNobody('changeProducts'),
  asNobody('deleteProducts'),
  asNobody('restoreProducts'),
  asNobody('addProductImage'),
  asNobody('deleteProductImage'),
  asNobody('setPrimaryImage'),
  asNobody('orderProductImages'),
  { ...deleting('deleteProduct', '2', 403), headers: { Origin: 'https://elsewhere.example' } },
];
