import { type DemoProduct, products as demoProducts } from '#demo/products';
import { furtherProducts } from '../factories/further-products';
import { withLongTexts } from '../factories/long-texts';
import type { Scenarios } from '../scenarios';

/** Products that `large-catalogue` adds to the demo shop's. */
const largeCatalogue = 5000;

/** What the shop sells in these scenarios; where they name two sizes, the smaller one. */
export function productsIn(scenarios: Scenarios): DemoProduct[] {
  const products = sized(scenarios);
  const stocked = scenarios.has('out-of-stock') ? products.map(outOfStock) : products;
  return scenarios.has('long-texts') ? stocked.map(withLongTexts) : [...stocked];
}

function sized(scenarios: Scenarios): readonly DemoProduct[] {
  if (scenarios.has('empty')) return [];
  if (scenarios.has('one-product')) return demoProducts.slice(0, 1);
  if (!scenarios.has('large-catalogue')) return demoProducts;
  const pictured = demoProducts.filter(({ photographs }) => photographs.length > 0);
  return [...demoProducts, ...furtherProducts(largeCatalogue, pictured)];
}

const outOfStock = (product: DemoProduct): DemoProduct => ({
  ...product,
  inStock: false,
  quantityAvailable: 0,
});
