import { noProduct } from '#contract/products/messages';
import { isShown } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import type { MockDatabase } from '../db';
import { notFound } from '../http/fault';
import type { MockImplementations } from '../http/implementation';

/** The products' part of the contract. */
export const catalogue = {
  listProducts: (_request, { database }) => [...database.products],

  listFeaturedProducts: (_request, { database }) =>
    database.products.filter((product) => product.featured && isShown(product)),

  getProduct: ({ params }, { database }) => productWithId(params.id, database),

  listProductImages: ({ params }, { database }) => {
    const { id } = productWithId(params.id, database);
    return [...(database.images.get(id) ?? [])];
  },
} satisfies Partial<MockImplementations>;

function productWithId(wanted: number, { products }: MockDatabase): Product {
  const product = products.find(({ id }) => id === wanted);
  if (!product) throw notFound(noProduct(wanted));
  return product;
}
