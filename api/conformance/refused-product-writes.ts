import { administratorHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { type EndpointName, endpoints } from '#contract/index';
import { products } from '#demo/products';
import type { ApiRequest } from './api-request';
import {
  adding,
  changing,
  choosing,
  creating,
  deleting,
  figs,
  form,
  hidden,
  ordering,
  pictureAt,
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

/** What the form of a product does not take. */
const faults: Readonly<Record<string, object>> = {
  nothing: { name: '', price: '', region: '', category: '', imageUrl: '', description: '' },
  'fields that are left out': { name: undefined, price: undefined, region: undefined },
  'a price below nothing': { price: -1 },
  'a price with a comma': { price: '12,50' },
  'half a cent': { price: 0.005 },
  'a price too high': { price: 100_000 },
  'a price that is none': { price: null },
  'half of a piece': { quantityAvailable: 2.5 },
  'fewer than none': { quantityAvailable: '-1' },
  'a name of 10,000 letters': { name: 'a'.repeat(10_000) },
  'a NUL': { description: 'Figs\0' },
  'an unknown category': { category: 'sculptures' },
  'an unknown region': { region: 'Portugal' },
  'strange measures': { dimensions: 'large', weight: '2 stone' },
  'flags in words': { inStock: 'yes', featured: 1, seasonal: null },
  'a script for an image': { imageUrl: 'javascript:alert(1)' },
  'a picture of nobody': { imageUrl: pictureAt('nothere') },
  'a picture that is hidden': { imageUrl: pictureAt(hidden) },
  'a long name in Spanish': { translations: { es: { name: 'a'.repeat(201) } } },
  'texts that are none': { translations: 'es', origin: 7 },
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

/** What is refused; nothing of it changes a product. */
export const otherProductWrites: readonly ApiRequest[] = [
  hiding('private'),
  ...inBoth((language) => [
    ...Object.entries(faults).flatMap(([title, fault]) => [
      creating(title, { ...form, language, ...fault }, 400),
      saving(title, 2, { ...form, language, ...fault }, 400),
    ]),
    creating('a SKU that is taken', { ...form, sku: taken, language }, 409),
    creating(
      'a SKU that is taken and a picture of nobody',
      { ...form, sku: taken, imageUrl: pictureAt('nothere'), language },
      400,
    ),
    saving(
      'a SKU that is taken and a picture of nobody',
      22,
      { ...form, sku: taken, imageUrl: pictureAt('nothere'), language },
      409,
    ),
    several('deleteProducts', [{}, 'x', null], 400, language),
    changing('changes that are none', ['x', { inStock: true }], 400, language),
    saving('a SKU that is taken', 22, { ...form, sku: taken, language }, 409),
    saving('an older version', 2, { ...form, language, version: 99 }, 409),
    saving(
      'an address beside its pictures',
      2,
      { ...form, imageUrl: 'https://a.example/a.jpg', language },
      400,
    ),
    saving('no version', 2, { ...form, language, version: 0 }, 400),
    saving('a product that is gone', 999_999, { ...form, language }, 404),
    saving('a product no database counts to', 2 ** 40, { ...form, language }, 404),
    changing('no changes', [], 400, language),
    changing(
      'a change at fault',
      [
        { id: 2, featured: true },
        { id: 3, inStock: 1 },
      ],
      400,
      language,
    ),
    changing(
      'prices that are none',
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
    adding('no picture', 2, { language }, 400),
    adding('a picture of nobody', 2, { publitioId: 'nothere', language }, 400),
    adding('a hidden picture', 2, { imageUrl: pictureAt(hidden), language }, 400),
    adding('an address from elsewhere', 2, { url: 'https://a.example/a.jpg', language }, 400),
    adding(
      'words that are too long',
      2,
      { publitioId: figs, altText: 'a'.repeat(201), language },
      400,
    ),
    adding('a product that is gone', 999_999, { publitioId: figs, language }, 404),
    choosing('none', 1, { isPrimary: false, language }, 400),
    choosing('an image that is gone', 999_999, { language }, 404),
    ordering('other images', 2, { ids: [999_999], language }, 409),
    ordering('no images', 2, { ids: 'all', language }, 400),
    ordering('a product that is gone', 999_999, { ids: [], language }, 404),
  ]),
  hiding('public'),
  creating('half of JSON', '{"name":', 400),
  creating(
    'a price no computer counts to',
    JSON.stringify({ ...form, price: 1 }).replace('"price":1', '"price":1e309'),
    400,
  ),
  creating('more than is read', { ...form, description: 'a'.repeat(1_000_001) }, 413),
  adding('more than is read', 2, { altText: 'a'.repeat(100_001) }, 413),
  several(
    'deleteProducts',
    Array.from({ length: 5000 }, (_, at) => 900_000 + at),
  ),
  several('restoreProducts', [2, 999_999, 2 ** 40]),
  changing('products that are not there', [{ id: 999_999, inStock: true }, { id: 2 ** 40 }]),
  deleting('deleteProduct', '999999', 404),
  deleting('deleteProduct', 'abc', 404),
  { ...deleting('deleteProduct', '999999', 404), headers: { 'Accept-Language': 'es-MX,en;q=0.5' } },
  { ...asNobody('deleteProduct'), headers: { ...marked, 'Accept-Language': 'es' } },
  deleting('deleteProductImage', 'images/999999', 404),
  deleting('deleteProductImage', 'images/abc', 404),
  saving('an address that names none', 'abc', form, 404),
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
