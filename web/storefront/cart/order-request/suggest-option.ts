import { getAvailableOptionQuantity, type ProductOption } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { isVisible } from '#contract/products/visible-products';

interface Suggestion {
  readonly product: Product;
  readonly option: ProductOption;
}

/** Food for a table; gift boxes and events are ordered for other reasons. */
const suggestedCategories: readonly Product['category'][] = ['boards', 'grazing'];

/** One option that serves the missing guests: of a featured product if possible, otherwise the cheapest. */
export function suggestOption(
  products: readonly Product[],
  missingGuests: number,
): Suggestion | undefined {
  const [best] = products
    .filter((product) => isVisible(product) && suggestedCategories.includes(product.category))
    .flatMap((product) => product.options.map((option) => ({ product, option })))
    .filter(
      ({ product, option }) =>
        option.serves !== null &&
        option.serves.from >= missingGuests &&
        getAvailableOptionQuantity(product, option) !== 0,
    )
    .sort(
      (a, b) =>
        Number(b.product.featured) - Number(a.product.featured) || a.option.price - b.option.price,
    );
  return best;
}
