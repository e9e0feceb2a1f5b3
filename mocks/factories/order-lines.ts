import { countServings, getTotalCents, toOrderLines } from '#contract/orders/order-validation';
import { type CartSelection, priceLines } from '#contract/orders/pricing';
import type { Product } from '#contract/products/schema';

export type OrderableProduct = Pick<
  Product,
  'id' | 'name' | 'category' | 'price' | 'servingSize' | 'options'
>;

/** At the catalog's prices. Throws for a product or an option that is not sold. */
export function buildOrderLines(
  selections: readonly CartSelection[],
  products: readonly OrderableProduct[],
) {
  const items = priceLines(selections, products).map(
    ({ productId, option, quantity, unitCents }) => {
      if (unitCents === undefined)
        throw new Error(`Product ${productId} is not sold with the option '${option}'.`);
      return { productId, option, quantity, price: unitCents / 100 };
    },
  );
  return {
    lines: toOrderLines(items, products),
    subtotalCents: getTotalCents(items),
    servings: countServings(selections, products),
  };
}
