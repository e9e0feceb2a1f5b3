import { isShown } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import { openMockServer } from '#mocks/node-server';
import { MediaLibrary, ProductTable } from '#mocks/testing/shop-data';

const { run } = openMockServer().database();

/** What the mocked shop sells, newest first, hidden ones too. */
export const catalogue: readonly Product[] = new ProductTable(run).list;

/** What the shop shows of it. */
export const shownProducts: readonly Product[] = catalogue.filter(isShown);

/** The pictures of its library. */
export const library = new MediaLibrary(run).files;

/** The newest shown product of a kind; the demo shop has one of every kind a test asks for. */
export function shownProduct(isWanted: (product: Product) => boolean = () => true): Product {
  const product = shownProducts.find(isWanted);
  if (!product) throw new Error('The demo shop shows no such product.');
  return product;
}

/** The shown product of an English name. */
export const productNamed = (name: string): Product =>
  shownProduct((product) => product.name === name);
