import { products } from '#demo/products';
import type { ConformanceRequest } from './conformance-request';
import {
  buildAddImage,
  buildBulk,
  buildBulkChange,
  buildCreate,
  buildDelete,
  buildLibraryUrl,
  buildRead,
  buildReorderImages,
  buildSetAlt,
  buildSetPrimary,
  buildUpdate,
  cheeseId,
  figsId,
  plateId,
  validProduct,
} from './product-request-builders';

/** Ids of new products: both servers assign the same, since no other product is created before. */
const firstNewId = Math.max(...products.map(({ id }) => id)) + 1;
const boardId = firstNewId;
const boxId = firstNewId + 1;
const tableId = firstNewId + 2;
const firstNewImageId = products.flatMap((product) => product.images).length + 1;

/** Images of the board; `table` has got two before. */
const [imageId1, imageId2, imageId3] = [
  firstNewImageId + 2,
  firstNewImageId + 3,
  firstNewImageId + 4,
];

/** All new products are deleted again at the end. */
export const validProductWrites: readonly ConformanceRequest[] = [
  buildCreate('required fields only', { ...validProduct, sku: 'LH-FIG' }),
  buildCreate('all fields', {
    ...validProduct,
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
  buildCreate('a library image', { ...validProduct, imageUrl: buildLibraryUrl(plateId) }),
  buildRead('listProductImages', `${tableId}/images`),
  buildUpdate('the current version', boardId, { ...validProduct, name: 'Pear Board', version: 1 }),
  buildUpdate('an outdated version', boardId, { ...validProduct, version: 1 }, 409),
  buildUpdate('no version', boxId, validProduct),
  buildUpdate('cleared fields', boxId, { ...validProduct, origin: '', translations: {} }),
  buildUpdate('texts in Spanish', boardId, {
    ...validProduct,
    translations: { es: { name: 'Tabla' } },
  }),
  buildUpdate('another image', tableId, {
    ...validProduct,
    imageUrl: `${buildLibraryUrl(figsId)}?v=0000000000`,
  }),
  buildRead('listProductImages', `${tableId}/images`),
  buildUpdate('the current image', tableId, { ...validProduct, imageUrl: buildLibraryUrl(figsId) }),
  buildUpdate('the first image again', tableId, {
    ...validProduct,
    imageUrl: buildLibraryUrl(plateId),
  }),
  buildUpdate('options', boxId, {
    ...validProduct,
    options: [
      { name: { en: 'Small', es: 'Chica' }, price: '58', serves: { from: 2, to: '4' } },
      {
        key: 'large',
        name: { en: 'Large' },
        price: 98,
        stock: 3,
        isDefault: true,
        quantityPrices: [{ minQuantity: 10, price: 90 }],
      },
    ],
  }),
  buildUpdate('a price of the default option', boxId, { ...validProduct, price: 108 }),
  buildBulkChange('prices of options', [
    {
      id: boxId,
      optionPrices: [
        { key: 'small', price: 60 },
        { key: 'large', price: 100 },
      ],
    },
  ]),
  buildBulkChange('stock of options', [
    { id: boxId, inStock: true, optionStocks: [{ key: 'small', stock: null }] },
  ]),
  buildUpdate('no more options', boxId, { ...validProduct, options: [] }),
  buildBulkChange('several changes', [
    { id: boardId, inStock: false, featured: true },
    { id: String(boxId), quantityAvailable: '', price: '$1,050.5' },
    { id: 999_999, inStock: true },
    { id: boardId, quantityAvailable: 4 },
  ]),
  buildAddImage('a first image', boardId, {
    publitioId: figsId,
    imageUrl: 'x',
    thumbnailUrl: 'y',
    altText: '',
  }),
  buildAddImage('an image by URL', boardId, {
    url: buildLibraryUrl(plateId),
    isPrimary: false,
    altText: ' A plate ',
  }),
  buildAddImage('another primary image', boardId, {
    imageUrl: buildLibraryUrl(cheeseId),
    isPrimary: true,
  }),
  buildUpdate(
    'a version from before the image was added',
    boardId,
    { ...validProduct, version: 5 },
    409,
  ),
  buildUpdate('the version with the image', boardId, { ...validProduct, version: 6 }),
  buildRead('listProductImages', `${boardId}/images`),
  buildReorderImages('reversed images', boardId, { ids: [imageId3, imageId2, imageId1] }),
  buildSetAlt(imageId2, { alt: { en: 'A plate of figs', es: '' } }),
  buildSetAlt(imageId2, { alt: 'A plate' }, 400),
  buildSetAlt(999_999, { alt: { en: '', es: '' } }, 404),
  buildRead('listProductImages', `${boardId}/images`),
  buildSetPrimary('another primary image', imageId1, {}),
  buildSetPrimary('the same primary image', imageId1, { isPrimary: true }),
  buildRead('listProductImages', `${boardId}/images`),
  buildDelete('deleteProductImage', `images/${imageId1}`),
  buildDelete('deleteProductImage', `images/${imageId1}`, 404),
  buildRead('listProductImages', `${boardId}/images`),
  buildRead('getProduct', String(boardId)),
  buildDelete('deleteProduct', String(boardId)),
  buildDelete('deleteProduct', String(boardId), 404),
  buildBulk('restoreProducts', [boardId, boxId]),
  buildBulk('restoreProducts', [boardId]),
  buildRead('getProduct', String(boardId)),
  buildRead('listProductImages', `${boardId}/images`),
  buildBulk('deleteProducts', [boxId, 999_999, boardId, boxId]),
  buildCreate('the SKU of a deleted product', { ...validProduct, sku: 'LH-FIG' }),
  buildBulk('restoreProducts', [boxId, boardId], 409),
  buildBulk('restoreProducts', [boxId, boardId], 409, 'es'),
  buildDelete('deleteProduct', String(tableId + 1)),
  buildBulk('restoreProducts', [boardId, boxId]),
  buildBulk('deleteProducts', [boardId, boxId, tableId]),
  { endpointName: 'listProducts', path: '/api/products', status: 200 },
];
