import { getAvailableOptionQuantity } from '../products/options';
import type { Product } from '../products/schema';
import type { OrderRecord } from './admin-schema';

const statusesWithStock: readonly string[] = ['Confirmed', 'Fulfilled'];

/** Confirmed orders have their units off the stock. */
export const holdsStock = (status: string): boolean => statusesWithStock.includes(status);

type StockedProduct = Pick<Product, 'id' | 'inStock' | 'quantityAvailable' | 'options'>;

/** Units that confirming the order takes off the stock: only what is counted, and at most what there is. */
export function countStockUnits(
  items: readonly Pick<OrderRecord['items'][number], 'productId' | 'option' | 'quantity'>[],
  products: readonly StockedProduct[],
): number {
  const taken = new Map<string, number>();
  return items.reduce((sum, { productId, option: key, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    const option = product?.options.find((candidate) => candidate.key === key);
    const available = product && getAvailableOptionQuantity({ ...product, inStock: true }, option);
    if (available === undefined) return sum;
    const line = `${productId} ${key ?? ''}`;
    const before = taken.get(line) ?? 0;
    const units = Math.min(quantity, Math.max(0, available - before));
    taken.set(line, before + units);
    return sum + units;
  }, 0);
}
