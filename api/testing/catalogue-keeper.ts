import * as v from 'valibot';
import { type Product, type ProductImage, product, productImage } from '#contract/products/schema';
import { type AdministratorsBrowser, asAdministrator } from './administrator';
import type { TestResponse } from './ask';
import type { TestShop } from './shop';

/** An admin client for products. */
export interface CatalogClient extends AdministratorsBrowser {
  /** Creates a board for $88.50, with optional changes. */
  make(changes?: object): Promise<Product>;
  /** As visitors get it; undefined for 404. */
  shown(id: number): Promise<Product | undefined>;
  images(id: number): Promise<ProductImage[]>;
  /** Adds a library file to a product. */
  addImage(id: number, publitioId: string, more?: object): Promise<ProductImage>;
}

export const boardForm = {
  name: 'Fig Board',
  price: 88.5,
  region: 'Spain',
  category: 'boards',
  imageUrl: '/images/figs.jpg',
  description: 'Figs and three cheeses.',
};

export async function createCatalogClient(shop: TestShop): Promise<CatalogClient> {
  const browser = await asAdministrator(shop);
  return {
    ...browser,
    make: async (changes = {}) =>
      v.parse(
        product,
        good(await browser.send('POST', '/api/products', { ...boardForm, ...changes })),
      ),
    async shown(id) {
      const response = await shop.sendRequest(`/api/products/${id}`);
      return response.status === 404 ? undefined : v.parse(product, good(response));
    },
    images: async (id) =>
      v.parse(v.array(productImage), good(await shop.sendRequest(`/api/products/${id}/images`))),
    addImage: async (id, publitioId, more = {}) =>
      v.parse(
        productImage,
        good(await browser.send('POST', `/api/products/${id}/images`, { publitioId, ...more })),
      ),
  };
}

function good({ status, text }: TestResponse): unknown {
  if (status >= 300) throw new Error(`The request failed with ${status}: ${text}`);
  return JSON.parse(text);
}
