import { noProduct } from '#contract/products/messages';
import { isShown } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import type { Handlers } from '../dispatch/handler';
import { notFound } from '../dispatch/problem';
import type { ProductStore } from './store';

export function catalogRoutes(store: ProductStore) {
  async function productWithId(id: number): Promise<Product> {
    const product = await store.find(id);
    if (!product) throw notFound(noProduct(id));
    return product;
  }

  return {
    listProducts: () => store.list(),

    listFeaturedProducts: async () =>
      (await store.list()).filter((product) => product.featured && isShown(product)),

    getProduct: ({ params }) => productWithId(params.id),

    listProductImages: async ({ params }) => {
      const { id } = await productWithId(params.id);
      return store.images(id);
    },
  } satisfies Partial<Handlers>;
}
