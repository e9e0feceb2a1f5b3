import type { Product } from '#contract/products/schema';
import { isVisible } from '#contract/products/visible-products';
import { openMockServer } from '#mocks/node-server';
import { TestMediaStore, TestProductStore } from '#mocks/testing/test-database';

const { run } = openMockServer().getDatabase();

/** Newest first, including hidden products. */
export const demoProducts: readonly Product[] = new TestProductStore(run).list;

export const visibleProducts: readonly Product[] = demoProducts.filter(isVisible);

export const demoFiles = new TestMediaStore(run).files;

/** The newest match; throws when there is none. */
export function findVisibleProduct(predicate: (product: Product) => boolean = () => true): Product {
  const product = visibleProducts.find(predicate);
  if (!product) throw new Error('The demo data has no matching visible product.');
  return product;
}

/** By English name. */
export const findProductByName = (name: string): Product =>
  findVisibleProduct((product) => product.name === name);
