import type { Product } from '#contract/products/schema';
import { isVisible } from '#contract/products/visible-products';
import { selectFrom } from '../../data/query';
import { productsQuery } from '../product-card/product-queries';

const skus = {
  meats: 'LH-BOARD-HIGHLAND-PARK',
  cheeses: 'LH-BOARD-SEVEN-CHEESE',
  fruit: 'LH-BOARD-FIG-FLOWER',
};

export type NamedProduct = Pick<Product, 'id' | 'name' | 'translations'>;

/** Undefined for a product that is not visible in the shop. */
type NamedProducts = Readonly<Record<keyof typeof skus, NamedProduct | undefined>>;

function findNamedProducts(products: readonly Product[]): NamedProducts {
  const findProduct = (sku: string): NamedProduct | undefined => {
    const product = products.find((candidate) => candidate.sku === sku && isVisible(candidate));
    return product && pickNames(product);
  };
  return {
    meats: findProduct(skus.meats),
    cheeses: findProduct(skus.cheeses),
    fruit: findProduct(skus.fruit),
  };
}

const pickNames = ({ id, name, translations: { es } }: Product): NamedProduct => ({
  id,
  name,
  translations: es ? { es: { name: es.name } } : {},
});

/** The products that the page names. */
export const namedProductsQuery = selectFrom(productsQuery, 'about-products', findNamedProducts);
