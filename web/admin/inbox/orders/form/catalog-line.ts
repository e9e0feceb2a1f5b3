import { getUnitCents } from '#contract/orders/pricing';
import { findOption, getDefaultOption } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { formatDollars, type LineValues, parseQuantity } from './order-form-values';

/** '' for an option that the product doesn't have any more. */
function formatCatalogPrice(product: Product, option: string | null, quantity: string): string {
  const count = parseQuantity(quantity);
  const cents = getUnitCents(product, { option, quantity: Number.isNaN(count) ? 1 : count });
  return cents === undefined ? '' : formatDollars(cents / 100);
}

/** One unit of the default option, at the catalog's price. */
export function createCatalogLine(product: Product): LineValues {
  const option = getDefaultOption(product);
  return {
    productId: product.id,
    productName: product.name,
    option: option?.key ?? null,
    optionName: option?.name ?? null,
    quantity: '1',
    price: formatCatalogPrice(product, option?.key ?? null, '1'),
  };
}

export const createCustomLine = (): LineValues => ({
  productId: null,
  productName: '',
  option: null,
  optionName: null,
  quantity: '1',
  price: '',
});

export function selectOption(line: LineValues, product: Product, key: string): LineValues {
  const option = findOption(product, key);
  return {
    ...line,
    option: option?.key ?? null,
    optionName: option?.name ?? null,
    price: formatCatalogPrice(product, key, line.quantity),
  };
}

/** Keeps a price that the admin has changed; otherwise applies the catalog's price for that quantity. */
export function changeQuantity(
  line: LineValues,
  product: Product | undefined,
  quantity: string,
): LineValues {
  const isCatalogPrice =
    product && line.price === formatCatalogPrice(product, line.option, line.quantity);
  const price = isCatalogPrice ? formatCatalogPrice(product, line.option, quantity) : line.price;
  return { ...line, quantity, price };
}
