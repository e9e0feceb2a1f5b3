import type { OrderChange } from '#contract/orders/order-change';
import { findOption, getDefaultOption, type ProductOption } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { removeFromCart, setQuantity } from '../change-cart';

export function applyChangesToCart(changes: readonly OrderChange[]): void {
  for (const change of changes) {
    if (change.productId === null) continue;
    if (change.field === 'gone' || (change.field === 'stock' && change.now === 0))
      removeFromCart(change);
    else if (change.field === 'stock') setQuantity(change, change.now);
  }
}

export const applyChangesToProducts = (
  products: readonly Product[],
  changes: readonly OrderChange[],
): Product[] =>
  products
    .filter(({ id }) => !changes.some((change) => isDeleted(id, change)))
    .map((product) => changes.reduce(applyChange, product));

/** Without an option, the whole product is gone. */
const isDeleted = (id: number, change: OrderChange): boolean =>
  change.field === 'gone' && change.productId === id && !change.option;

function applyChange(product: Product, change: OrderChange): Product {
  if (change.productId === null || change.productId !== product.id) return product;
  const option = findOption(product, change.option);
  if (option) {
    const options = applyToOptions(product.options, option, change);
    return { ...product, options, price: getDefaultOption({ options })?.price ?? product.price };
  }
  if (change.field === 'price') return { ...product, price: change.now };
  if (change.field !== 'stock') return product;
  return { ...product, quantityAvailable: change.now, inStock: change.now > 0 };
}

function applyToOptions(
  options: Product['options'],
  changed: ProductOption,
  { field, now }: OrderChange,
): Product['options'] {
  if (field === 'gone') return options.filter((option) => option !== changed);
  return options.map((option) => {
    if (option !== changed) return option;
    // The new price is that of the ordered quantity.
    if (field === 'price') return { ...option, price: now, quantityPrices: [] };
    return field === 'stock' ? { ...option, stock: now } : option;
  });
}
