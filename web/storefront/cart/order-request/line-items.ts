import { getTotalCents, needsFulfillment } from '#contract/orders/order-validation';
import { getUnitCents } from '#contract/orders/pricing';
import type { OrderItem } from '#contract/orders/schema';
import { getSelectionTitle } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import type { ProductNames } from '../../../outbox/item';
import { getLineId } from '../cart';
import type { CartLine } from '../contents/use-cart-lines';

export interface LineItem {
  readonly product: Product;
  /** Key of the option; the default option without it. */
  readonly option?: string | undefined;
  readonly quantity: number;
}

/** Drops lines whose product is unknown. */
export const toLineItems = (lines: readonly CartLine[]): readonly LineItem[] =>
  lines.flatMap(({ product, option, quantity }) =>
    product ? [{ product, option, quantity }] : [],
  );

/** In dollars, with quantity prices. */
const getUnitPrice = ({ product, option, quantity }: LineItem): number =>
  (getUnitCents(product, { option, quantity }) ?? 0) / 100;

/** The request carries the displayed prices, so that the server can detect changes. */
export const toOrderItems = (lines: readonly LineItem[]): OrderItem[] =>
  lines.map((line) => {
    const { product, option, quantity } = line;
    const item = { productId: product.id, quantity, price: getUnitPrice(line) };
    return option === undefined ? item : { ...item, option };
  });

/** In dollars. */
export const calculateTotal = (lines: readonly LineItem[]): number =>
  getTotalCents(toOrderItems(lines)) / 100;

/** False if the cart has only class seats, which are neither delivered nor picked up. */
export const requiresFulfillment = (lines: readonly LineItem[]): boolean =>
  needsFulfillment(
    toOrderItems(lines),
    lines.map(({ product }) => product),
  );

/** By line id: one product can be in the order with several options. */
export const getProductNames = (lines: readonly LineItem[]): ProductNames =>
  Object.fromEntries(
    lines.map(({ product, option }) => [
      getLineId({ productId: product.id, option }),
      {
        en: getSelectionTitle(product, option, 'en'),
        es: getSelectionTitle(product, option, 'es'),
      },
    ]),
  );
