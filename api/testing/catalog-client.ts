import * as v from 'valibot';
import { type Product, type ProductImage, product, productImage } from '#contract/products/schema';
import { type AdminClient, createAdminClient } from './admin-client';
import type { TestResponse } from './test-client';
import type { TestServer } from './test-server';

/** An admin client for products. */
export interface CatalogClient extends AdminClient {
  /** Creates a board for $88.50, with optional changes. */
  createProduct(changes?: object): Promise<Product>;
  /** As visitors get it; undefined for 404. */
  fetchProduct(id: number): Promise<Product | undefined>;
  fetchImages(id: number): Promise<ProductImage[]>;
  /** Adds a library file to a product. */
  addImage(id: number, publitioId: string, fields?: object): Promise<ProductImage>;
}

export const boardInput = {
  name: 'Fig Board',
  price: 88.5,
  region: 'Spain',
  category: 'boards',
  imageUrl: '/images/figs.jpg',
  description: 'Figs and three cheeses.',
};

export async function createCatalogClient(server: TestServer): Promise<CatalogClient> {
  const adminClient = await createAdminClient(server);
  return {
    ...adminClient,
    createProduct: async (changes = {}) =>
      v.parse(
        product,
        parseOk(await adminClient.sendJson('POST', '/api/products', { ...boardInput, ...changes })),
      ),
    async fetchProduct(id) {
      const response = await server.sendRequest(`/api/products/${id}`);
      return response.status === 404 ? undefined : v.parse(product, parseOk(response));
    },
    fetchImages: async (id) =>
      v.parse(
        v.array(productImage),
        parseOk(await server.sendRequest(`/api/products/${id}/images`)),
      ),
    addImage: async (id, publitioId, fields = {}) =>
      v.parse(
        productImage,
        parseOk(
          await adminClient.sendJson('POST', `/api/products/${id}/images`, {
            publitioId,
            ...fields,
          }),
        ),
      ),
  };
}

function parseOk({ status, text }: TestResponse): unknown {
  if (status >= 300) throw new Error(`The request failed with ${status}: ${text}`);
  return JSON.parse(text);
}
