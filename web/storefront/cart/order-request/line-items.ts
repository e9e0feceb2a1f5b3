import { getTotalCents, needsFulfillment } from '#contract/orders/order-validation';
import type { OrderItem } from '#contract/orders/schema';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import type { ProductNames } from '../../../outbox/item';
import type { CartLine } from '../use-cart-lines';

export interface LineItem {
  readonly product: Product;
  readonly quantity: number;
}

/** Drops lines whose product is unknown. */
export const toLineItems = (lines: readonly CartLine[]): readonly LineItem[] =>
  lines.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));

/** The request carries the displayed prices, so that the server can detect changes. */
export const toOrderItems = (lines: readonly LineItem[]): OrderItem[] =>
  lines.map(({ product: { id, price }, quantity }) => ({ productId: id, quantity, price }));

/** In dollars. */
export const calculateTotal = (lines: readonly LineItem[]): number =>
  getTotalCents(toOrderItems(lines)) / 100;

/** False if the cart has only class seats, which are neither delivered nor picked up. */
export const requiresFulfillment = (lines: readonly LineItem[]): boolean =>
  needsFulfillment(
    toOrderItems(lines),
    lines.map(({ product }) => product),
  );

export const getProductNames = (lines: readonly LineItem[]): ProductNames =>
  Object.fromEntries(
    lines.map(({ product }) => [
      product.id,
      { en: getProductText(product, 'name', 'en'), es: getProductText(product, 'name', 'es') },
    ]),
  );
