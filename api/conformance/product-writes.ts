import { products } from '#demo/products';
import type { ApiRequest } from './api-request';
import {
  adding,
  buildLibraryUrl,
  changing,
  cheese,
  choosing,
  creating,
  deleting,
  describingImage,
  figs,
  form,
  ordering,
  plate,
  reading,
  saving,
  several,
} from './product-requests';

/** Ids of new products: both servers assign the same, since no other product is created before. */
const firstNew = Math.max(...products.map(({ id }) => id)) + 1;
const board = firstNew;
const box = firstNew + 1;
const table = firstNew + 2;
const firstNewImage = products.flatMap((product) => product.images).length + 1;

/** Images of the board; `table` has got two before. */
const [one, two, three] = [firstNewImage + 2, firstNewImage + 3, firstNewImage + 4];

/** All new products are deleted again at the end. */
export const goodProductWrites: readonly ApiRequest[] = [
  creating('required fields only', { ...form, sku: 'LH-FIG' }),
  creating('all fields', {
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
  creating('a library image', { ...form, imageUrl: buildLibraryUrl(plate) }),
  reading('listProductImages', `${table}/images`),
  saving('the current version', board, { ...form, name: 'Pear Board', version: 1 }),
  saving('an outdated version', board, { ...form, version: 1 }, 409),
  saving('no version', box, form),
  saving('cleared fields', box, { ...form, origin: '', translations: {} }),
  saving('texts in Spanish', board, { ...form, translations: { es: { name: 'Tabla' } } }),
  saving('another image', table, { ...form, imageUrl: `${buildLibraryUrl(figs)}?v=0000000000` }),
  reading('listProductImages', `${table}/images`),
  saving('the current image', table, { ...form, imageUrl: buildLibraryUrl(figs) }),
  saving('the first image again', table, { ...form, imageUrl: buildLibraryUrl(plate) }),
  changing('several changes', [
    { id: board, inStock: false, featured: true },
    { id: String(box), quantityAvailable: '', price: '$1,050.5' },
    { id: 999_999, inStock: true },
    { id: board, quantityAvailable: 4 },
  ]),
  adding('a first image', board, {
    publitioId: figs,
    imageUrl: 'x',
    thumbnailUrl: 'y',
    altText: '',
  }),
  adding('an image by URL', board, {
    url: buildLibraryUrl(plate),
    isPrimary: false,
    altText: ' A plate ',
  }),
  adding('another primary image', board, { imageUrl: buildLibraryUrl(cheese), isPrimary: true }),
  saving('a version from before the image was added', board, { ...form, version: 5 }, 409),
  saving('the version with the image', board, { ...form, version: 6 }),
  reading('listProductImages', `${board}/images`),
  ordering('reversed images', board, { ids: [three, two, one] }),
  describingImage(two, { alt: { en: 'A plate of figs', es: '' } }),
  describingImage(two, { alt: 'A plate' }, 400),
  describingImage(999_999, { alt: { en: '', es: '' } }, 404),
  reading('listProductImages', `${board}/images`),
  choosing('another primary image', one, {}),
  choosing('the same primary image', one, { isPrimary: true }),
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
  creating('the SKU of a deleted product', { ...form, sku: 'LH-FIG' }),
  several('restoreProducts', [box, board], 409),
  several('restoreProducts', [box, board], 409, 'es'),
  deleting('deleteProduct', String(table + 1)),
  several('restoreProducts', [board, box]),
  several('deleteProducts', [board, box, table]),
  { of: 'listProducts', path: '/api/products', status: 200 },
];
