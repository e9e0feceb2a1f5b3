import { toCents } from '../core/cents';
import { findOption, getDefaultOption, getUnitPriceCents } from '../products/options';
import type { Product } from '../products/schema';
import type { ShopSettings } from '../settings/schema';
import type { FulfillmentMethod } from './rules';

/** A product and an option in a cart or an order. */
export interface CartSelection {
  readonly productId: number;
  /** Key of the option; the default option without it. */
  readonly option?: string | null | undefined;
  readonly quantity: number;
}

type PricedProduct = Pick<Product, 'id' | 'price' | 'options'>;

interface PricedLine extends CartSelection {
  /** Undefined if the product or the option is not sold. */
  readonly unitCents: number | undefined;
  readonly totalCents: number;
}

/** Undefined for an option that the product does not have. */
export function getUnitCents(
  product: Pick<Product, 'price' | 'options'>,
  { option: key, quantity }: Omit<CartSelection, 'productId'>,
): number | undefined {
  const option = key ? findOption(product, key) : getDefaultOption(product);
  if (option) return getUnitPriceCents(option, quantity);
  return key ? undefined : toCents(product.price);
}

/** Prices each line by the catalog, with quantity prices. Lines that are not sold cost nothing. */
export function priceLines(
  selections: readonly CartSelection[],
  products: readonly PricedProduct[],
): PricedLine[] {
  const productsById = new Map(products.map((product) => [product.id, product]));
  return selections.map((selection) => {
    const product = productsById.get(selection.productId);
    const unitCents = product && getUnitCents(product, selection);
    return { ...selection, unitCents, totalCents: (unitCents ?? 0) * selection.quantity };
  });
}

export interface Fulfillment {
  readonly fulfilment: FulfillmentMethod;
  /** Slug of the delivery area. */
  readonly area?: string | null | undefined;
  readonly recipientCount?: number | undefined;
}

/** Zero for a pickup; undefined for a delivery without a known area. */
export function getFeeCents(
  { fulfilment, area, recipientCount = 1 }: Fulfillment,
  settings: Pick<ShopSettings, 'deliveryAreas' | 'shippingFee'>,
): number | undefined {
  if (fulfilment === 'pickup') return 0;
  if (fulfilment === 'shipping') return toCents(settings.shippingFee) * Math.max(1, recipientCount);
  const deliveryArea = settings.deliveryAreas.find(({ slug }) => slug === area);
  return deliveryArea && toCents(deliveryArea.fee);
}

export interface OrderPrice {
  readonly lines: readonly PricedLine[];
  readonly subtotalCents: number;
  /** Undefined while the delivery area is not known. */
  readonly feeCents: number | undefined;
  readonly totalCents: number;
}

/** What an order costs, in integer cents: the same on the page, on the server and in the mocks. */
export function priceOrder(
  { selections, ...fulfillment }: Fulfillment & { readonly selections: readonly CartSelection[] },
  products: readonly PricedProduct[],
  settings: Pick<ShopSettings, 'deliveryAreas' | 'shippingFee'>,
): OrderPrice {
  const lines = priceLines(selections, products);
  const subtotalCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const feeCents = getFeeCents(fulfillment, settings);
  return { lines, subtotalCents, feeCents, totalCents: subtotalCents + (feeCents ?? 0) };
}
