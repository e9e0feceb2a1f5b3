import { type EndpointName, endpoints } from '#contract/index';
import { demoImages } from '#demo/photographs';
import type { ApiRequest } from './api-request';
import { posting } from './posting';

/** Ids of library images; the last one is temporarily private. */
export const [figs, plate, cheese, hidden] = demoImages.map(({ id }) => id);

export const buildLibraryUrl = (id: string | undefined) => `/api/media/optimize/${id}`;

export const form = {
  name: 'Fig Board',
  price: '88.50',
  region: 'Spain',
  category: 'boards',
  imageUrl: '/images/figs.jpg',
  description: 'Figs and three cheeses.',
};

export const writing = (
  of: EndpointName,
  title: string,
  body: object | string,
  { status, path = endpoints[of].path }: { status?: number; path?: string } = {},
): ApiRequest => ({
  ...posting(of, title, body, status === undefined ? {} : { status }),
  path,
  as: 'administrator',
});

export const creating = (title: string, body: object | string, status?: number) =>
  writing('createProduct', title, body, { ...(status && { status }) });

export const saving = (title: string, id: number | string, body: object, status = 200) =>
  writing('updateProduct', title, body, { status, path: `/api/products/${id}` });

export const changing = (title: string, changes: unknown, status = 200, language = 'en') =>
  writing('changeProducts', title, { changes, language }, { status });

type Several = 'deleteProducts' | 'restoreProducts';

export const several = (of: Several, ids: unknown, status = 200, language = 'en') =>
  writing(of, JSON.stringify(ids)?.slice(0, 40) ?? 'nothing', { ids, language }, { status });

type Deletion = 'deleteProduct' | 'deleteProductImage';

export const deleting = (of: Deletion, path: string, status = 204): ApiRequest => ({
  of,
  method: 'DELETE',
  path: `/api/products/${path}`,
  status,
  as: 'administrator',
});

export const adding = (title: string, id: number | string, body: object, status = 201) =>
  writing('addProductImage', title, body, { status, path: `/api/products/${id}/images` });

export const describingImage = (image: number, body: object, status = 200) =>
  writing('setImageAlt', `${status}`, body, { status, path: `/api/products/images/${image}/alt` });

export const choosing = (title: string, image: number, body: object, status = 200) =>
  writing('setPrimaryImage', title, body, {
    status,
    path: `/api/products/images/${image}/primary`,
  });

export const ordering = (title: string, id: number | string, body: object, status = 200) =>
  writing('orderProductImages', title, body, { status, path: `/api/products/${id}/images/order` });

export const reading = (of: 'getProduct' | 'listProductImages', path: string): ApiRequest => ({
  of,
  path: `/api/products/${path}`,
  status: 200,
});
