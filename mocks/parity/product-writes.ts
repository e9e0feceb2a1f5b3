import { type EndpointName, endpoints } from '#contract/index';
import { languages } from '#contract/language';
import { administratorsMark } from '#contract/session';
import { photographs } from '#demo/photographs';
import { products } from '#demo/products';
import { posting } from './posting';
import type { ParityRequest } from './requests';

/** Numbers that both sides give to what comes in; nothing else comes before. */
const firstNew = Math.max(...products.map(({ id }) => id)) + 1;
const board = firstNew;
const box = firstNew + 1;
const table = firstNew + 2;
const firstNewImage = products.flatMap((product) => product.photographs).length + 1;

const [figs, plate, cheese, hidden] = photographs.map(({ id }) => id);
const pictureAt = (id: string | undefined) => `/api/media/optimize/${id}`;

const form = {
  name: 'Fig Board',
  price: '88.50',
  region: 'Spain',
  category: 'boards',
  imageUrl: '/images/figs.jpg',
  description: 'Figs and three cheeses.',
};

/** A write of the owner's, at an address of the endpoint's shape. */
const writing = (
  of: EndpointName,
  title: string,
  body: object | string,
  { status, path = endpoints[of].path }: { status?: number; path?: string } = {},
): ParityRequest => ({
  ...posting(of, title, body, status === undefined ? {} : { status }),
  path,
  as: 'administrator',
});

const creating = (title: string, body: object | string, status?: number) =>
  writing('createProduct', title, body, { ...(status && { status }) });

const saving = (title: string, id: number | string, body: object, status = 200) =>
  writing('updateProduct', title, body, { status, path: `/api/products/${id}` });

const changing = (title: string, changes: unknown, status = 200, language = 'en') =>
  writing('changeProducts', title, { changes, language }, { status });

type Several = 'deleteProducts' | 'restoreProducts';

const several = (of: Several, ids: unknown, status = 200, language = 'en') =>
  writing(of, JSON.stringify(ids)?.slice(0, 40) ?? 'nothing', { ids, language }, { status });

type Deletion = 'deleteProduct' | 'deleteProductImage';

const deleting = (of: Deletion, path: string, status = 204): ParityRequest => ({
  of,
  method: 'DELETE',
  path: `/api/products/${path}`,
  status,
  as: 'administrator',
});

const adding = (title: string, id: number | string, body: object, status = 201) =>
  writing('addProductImage', title, body, { status, path: `/api/products/${id}/images` });

const choosing = (title: string, image: number, body: object, status = 200) =>
  writing('setPrimaryImage', title, body, {
    status,
    path: `/api/products/images/${image}/primary`,
  });

const ordering = (title: string, id: number | string, body: object, status = 200) =>
  writing('orderProductImages', title, body, { status, path: `/api/products/${id}/images/order` });

const reading = (of: 'getProduct' | 'listProductImages', path: string): ParityRequest => ({
  of,
  path: `/api/products/${path}`,
  status: 200,
});

const hiding = (privacy: 'private' | 'public'): ParityRequest =>
  writing(
    'editMediaFile',
    `privacy ${privacy}`,
    { privacy },
    { path: `/api/media/files/${hidden}` },
  );

/** Those of the board: the table has come to two before. */
const [one, two, three] = [firstNewImage + 2, firstNewImage + 3, firstNewImage + 4];

/** What the owner may well do to products that came in meanwhile; the last of them are gone in the end. */
export const goodProductWrites: readonly ParityRequest[] = [
  creating('the least of a product', { ...form, sku: 'LH-FIG' }),
  creating('everything there is to say', {
    ...form,
    name: ' <b>Caja</b> & queso 🧀 ',
    price: 12.5,
    category: 'Gift Box',
    origin: 'Pasadena',
    dimensions: '12 x 8 x 2 in',
    weight: '2.5 lb',
    sku: ' LH-BOX ',
    priceTiers: 'Small: $80\nLarge: $120',
    quantityAvailable: '3',
    inStock: false,
    featured: true,
    seasonal: true,
    translations: { es: { name: 'Caja', description: ' ', materials: null } },
    id: 7,
    version: 9,
    createdAt: '1999-01-01T00:00:00Z',
  }),
  creating('a picture of the library', { ...form, imageUrl: pictureAt(plate) }),
  reading('listProductImages', `${table}/images`),
  saving('a version', board, { ...form, name: 'Pear Board', version: 1 }),
  saving('an older version', board, { ...form, version: 1 }, 409),
  saving('no version', box, form),
  saving('nothing where there was something', box, { ...form, origin: '', translations: {} }),
  saving('texts in Spanish', board, { ...form, translations: { es: { name: 'Tabla' } } }),
  saving('another picture', table, { ...form, imageUrl: `${pictureAt(figs)}?v=0000000000` }),
  reading('listProductImages', `${table}/images`),
  saving('the picture there is', table, { ...form, imageUrl: pictureAt(figs) }),
  saving('the first picture again', table, { ...form, imageUrl: pictureAt(plate) }),
  saving('an address beside its pictures', table, form),
  changing('several changes', [
    { id: board, inStock: false, featured: true },
    { id: String(box), quantityAvailable: '' },
    { id: 999_999, inStock: true },
    { id: board, quantityAvailable: 4 },
  ]),
  adding('a first image', board, {
    publitioId: figs,
    imageUrl: 'x',
    thumbnailUrl: 'y',
    altText: '',
  }),
  adding('its address', board, { url: pictureAt(plate), isPrimary: false, altText: ' A plate ' }),
  adding('another primary image', board, { imageUrl: pictureAt(cheese), isPrimary: true }),
  reading('listProductImages', `${board}/images`),
  ordering('the images backwards', board, { ids: [three, two, one] }),
  choosing('another primary image', one, {}),
  choosing('the same again', one, { isPrimary: true }),
  reading('listProductImages', `${board}/images`),
  deleting('deleteProductImage', `images/${one}`),
  deleting('deleteProductImage', `images/${one}`, 404),
  reading('listProductImages', `${board}/images`),
  reading('getProduct', String(board)),
  deleting('deleteProduct', String(board)),
  deleting('deleteProduct', String(board), 404),
  several('restoreProducts', [board, box]),
  several('restoreProducts', [board]),
  reading('getProduct', String(board)),
  reading('listProductImages', `${board}/images`),
  several('deleteProducts', [box, 999_999, board, box]),
  creating('the SKU of a product that has gone', { ...form, sku: 'LH-FIG' }),
  several('restoreProducts', [box, board], 409),
  several('restoreProducts', [box, board], 409, 'es'),
  deleting('deleteProduct', String(table + 1)),
  several('restoreProducts', [board, box]),
  several('deleteProducts', [board, box, table]),
  { of: 'listProducts', path: '/api/products', status: 200 },
];

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

const inBoth = (rows: (language: string) => readonly ParityRequest[]): ParityRequest[] =>
  languages.flatMap((language) =>
    rows(language).map((row) => ({ ...row, title: `${row.title ?? ''}, in ${language}` })),
  );

const taken = products.find(({ sku }) => sku !== null)?.sku;

const asNobody = (of: EndpointName, path: string = endpoints[of].path): ParityRequest => ({
  method: endpoints[of].method,
  path: path.replace(/:\w+/, '1'),
  status: 401,
  headers: { [administratorsMark.name]: administratorsMark.value },
});

/** What is refused; nothing of it changes a product. */
export const otherProductWrites: readonly ParityRequest[] = [
  hiding('private'),
  ...inBoth((language) => [
    ...Object.entries(faults).flatMap(([title, fault]) => [
      creating(title, { ...form, language, ...fault }, 400),
      saving(title, 2, { ...form, language, ...fault }, 400),
    ]),
    creating('a SKU that is taken', { ...form, sku: taken, language }, 409),
    saving('a SKU that is taken', 22, { ...form, sku: taken, language }, 409),
    saving('an older version', 2, { ...form, language, version: 99 }, 409),
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
