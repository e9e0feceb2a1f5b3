import type { OrderChange } from '#contract/orders/order-change';
import type { Product } from '#contract/products/schema';
import { removeFromCart, setQuantity } from '../cart';

export function applyChangesToCart(changes: readonly OrderChange[]): void {
  for (const { productId, field, now } of changes) {
    if (productId === null) continue;
    if (field === 'gone' || (field === 'stock' && now === 0)) removeFromCart(productId);
    else if (field === 'stock') setQuantity(productId, now);
  }
}

export const applyChangesToProducts = (
  products: readonly Product[],
  changes: readonly OrderChange[],
): Product[] =>
  products
    .filter(
      ({ id }) => !changes.some(({ productId, field }) => productId === id && field === 'gone'),
    )
    .map((product) => changes.reduce(applyChange, product));

function applyChange(product: Product, { productId, field, now }: OrderChange): Product {
  if (productId === null || productId !== product.id) return product;
  if (field === 'price') {
    const options = product.options.map((option) =>
      option.isDefault ? { ...option, price: now, quantityPrices: [] } : option,
    );
    return { ...product, price: now, options };
  }
  if (field === 'stock') return { ...product, quantityAvailable: now, inStock: now > 0 };
  return product;
}
