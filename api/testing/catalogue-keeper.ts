import * as v from 'valibot';
import { type Product, type ProductImage, product, productImage } from '#contract/products/schema';
import { type AdministratorsBrowser, asAdministrator } from './administrator';
import type { Answered } from './ask';
import type { TestShop } from './shop';

/** Somebody who looks after the products of a shop, signed in. */
export interface CatalogueKeeper extends AdministratorsBrowser {
  /** Has the shop sell a board of 88.50 dollars, changed as a test wants it. */
  make(changes?: object): Promise<Product>;
  /** A product as visitors get it; undefined where it is gone. */
  shown(id: number): Promise<Product | undefined>;
  images(id: number): Promise<ProductImage[]>;
  /** Has a product show a file of the library. */
  addImage(id: number, publitioId: string, more?: object): Promise<ProductImage>;
}

/** What is filled in about a board. */
export const boardForm = {
  name: 'Fig Board',
  price: 88.5,
  region: 'Spain',
  category: 'boards',
  imageUrl: '/images/figs.jpg',
  description: 'Figs and three cheeses.',
};

/** Signs in to a shop as who looks after its products. */
export async function asCatalogueKeeper(shop: TestShop): Promise<CatalogueKeeper> {
  const browser = await asAdministrator(shop);
  return {
    ...browser,
    make: async (changes = {}) =>
      v.parse(
        product,
        good(await browser.send('POST', '/api/products', { ...boardForm, ...changes })),
      ),
    async shown(id) {
      const answer = await shop.ask(`/api/products/${id}`);
      return answer.status === 404 ? undefined : v.parse(product, good(answer));
    },
    images: async (id) =>
      v.parse(v.array(productImage), good(await shop.ask(`/api/products/${id}/images`))),
    addImage: async (id, publitioId, more = {}) =>
      v.parse(
        productImage,
        good(await browser.send('POST', `/api/products/${id}/images`, { publitioId, ...more })),
      ),
  };
}

function good({ status, text }: Answered): unknown {
  if (status >= 300) throw new Error(`The shop answered ${status}: ${text}`);
  return JSON.parse(text);
}
