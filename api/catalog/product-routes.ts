import { productNotFound } from '#contract/products/messages';
import type { Product } from '#contract/products/schema';
import { isVisible } from '#contract/products/visible-products';
import type { Handlers } from '../dispatch/handler';
import { notFoundError } from '../dispatch/http-error';
import type { ProductStore } from './product-store';

export function productRoutes(store: ProductStore) {
  async function requireProduct(id: number): Promise<Product> {
    const product = await store.find(id);
    if (!product) throw notFoundError(productNotFound(id));
    return product;
  }

  return {
    listProducts: () => store.list(),

    listFeaturedProducts: async () =>
      (await store.list()).filter((product) => product.featured && isVisible(product)),

    getProduct: ({ params }) => requireProduct(params.id),

    listProductImages: async ({ params }) => {
      const { id } = await requireProduct(params.id);
      return store.findImages(id);
    },
  } satisfies Partial<Handlers>;
}
