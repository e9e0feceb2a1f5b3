import { type EndpointName, endpoints } from '#contract/index';
import { demoImages } from '#demo/images';
import { buildJsonRequest } from './build-request';
import type { ConformanceRequest } from './conformance-request';

/** Ids of library images; the last one is temporarily private. */
export const [figsId, plateId, cheeseId, hiddenId] = demoImages.map(({ id }) => id);

export const buildLibraryUrl = (id: string | undefined) => `/api/media/optimize/${id}`;

export const validProduct = {
  name: 'Fig Board',
  price: '88.50',
  region: 'Spain',
  category: 'boards',
  imageUrl: '/images/figs.jpg',
  description: 'Figs and three cheeses.',
};

export const buildWrite = (
  endpointName: EndpointName,
  title: string,
  body: object | string,
  { status, path = endpoints[endpointName].path }: { status?: number; path?: string } = {},
): ConformanceRequest => ({
  ...buildJsonRequest(endpointName, title, body, status === undefined ? {} : { status }),
  path,
  as: 'admin',
});

export const buildCreate = (title: string, body: object | string, status?: number) =>
  buildWrite('createProduct', title, body, { ...(status && { status }) });

export const buildUpdate = (title: string, id: number | string, body: object, status = 200) =>
  buildWrite('updateProduct', title, body, { status, path: `/api/products/${id}` });

export const buildBulkChange = (title: string, changes: unknown, status = 200, language = 'en') =>
  buildWrite('changeProducts', title, { changes, language }, { status });

type BulkEndpoint = 'deleteProducts' | 'restoreProducts';

export const buildBulk = (
  endpointName: BulkEndpoint,
  ids: unknown,
  status = 200,
  language = 'en',
) =>
  buildWrite(
    endpointName,
    JSON.stringify(ids)?.slice(0, 40) ?? 'nothing',
    { ids, language },
    { status },
  );

type DeleteEndpoint = 'deleteProduct' | 'deleteProductImage';

export const buildDelete = (
  endpointName: DeleteEndpoint,
  path: string,
  status = 204,
): ConformanceRequest => ({
  endpointName,
  method: 'DELETE',
  path: `/api/products/${path}`,
  status,
  as: 'admin',
});

export const buildAddImage = (title: string, id: number | string, body: object, status = 201) =>
  buildWrite('addProductImage', title, body, { status, path: `/api/products/${id}/images` });

export const buildSetAlt = (image: number, body: object, status = 200) =>
  buildWrite('setImageAlt', `${status}`, body, {
    status,
    path: `/api/products/images/${image}/alt`,
  });

export const buildSetPrimary = (title: string, image: number, body: object, status = 200) =>
  buildWrite('setPrimaryImage', title, body, {
    status,
    path: `/api/products/images/${image}/primary`,
  });

export const buildReorderImages = (
  title: string,
  id: number | string,
  body: object,
  status = 200,
) =>
  buildWrite('orderProductImages', title, body, {
    status,
    path: `/api/products/${id}/images/order`,
  });

export const buildRead = (
  endpointName: 'getProduct' | 'listProductImages',
  path: string,
): ConformanceRequest => ({
  endpointName,
  path: `/api/products/${path}`,
  status: 200,
});
