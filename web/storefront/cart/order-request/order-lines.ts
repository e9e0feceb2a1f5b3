import { hasDelivery, totalCents } from '#contract/orders/order-validation';
import type { OrderItem } from '#contract/orders/schema';
import { productText } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import type { ProductNames } from '../../../outbox/item';
import type { CartLine } from '../use-cart-lines';

/** Something of the catalogue that is asked for. */
export interface OrderedLine {
  readonly product: Product;
  readonly quantity: number;
}

/** Those lines of a cart whose products are known. */
export const orderedLines = (lines: readonly CartLine[]): readonly OrderedLine[] =>
  lines.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));

/** What is sent of them: each at the price it is shown at. */
export const itemsOf = (lines: readonly OrderedLine[]): OrderItem[] =>
  lines.map(({ product: { id, price }, quantity }) => ({ productId: id, quantity, price }));

/** What they cost together, in dollars. */
export const totalOf = (lines: readonly OrderedLine[]): number => totalCents(itemsOf(lines)) / 100;

/** Whether any of them is delivered or picked up, so that a place is asked for. */
export const isAnyDelivered = (lines: readonly OrderedLine[]): boolean =>
  hasDelivery(
    itemsOf(lines),
    lines.map(({ product }) => product),
  );

/** The names of their products in both languages. */
export const getProductNames = (lines: readonly OrderedLine[]): ProductNames =>
  Object.fromEntries(
    lines.map(({ product }) => [
      product.id,
      { en: productText(product, 'name', 'en'), es: productText(product, 'name', 'es') },
    ]),
  );
