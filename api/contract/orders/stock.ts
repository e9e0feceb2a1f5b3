import { getRemainingQuantity } from '../products/options';
import type { Product } from '../products/schema';
import type { OrderRecord } from './admin-schema';

const openStatuses: readonly string[] = ['New', 'Confirmed'];

/** Not yet declined or fulfilled. */
export const isOpenStatus = (status: string): boolean => openStatuses.includes(status);

const statusesWithStock: readonly string[] = ['Confirmed', 'Fulfilled'];

/** Confirmed orders have their units off the stock. */
export const holdsStock = (status: string): boolean => statusesWithStock.includes(status);

type StockedProduct = Pick<Product, 'id' | 'inStock' | 'quantityAvailable' | 'options'>;

/** Units that confirming the order takes off the stock: only what is counted, and at most what there is. */
export function countStockUnits(
  items: readonly Pick<OrderRecord['items'][number], 'productId' | 'option' | 'quantity'>[],
  products: readonly StockedProduct[],
): number {
  const takenOfProduct = new Map<number, number>();
  const takenOfOption = new Map<string, number>();
  return items.reduce((sum, { productId, option: key, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    if (!product) return sum;
    const option = product.options.find((candidate) => candidate.key === key);
    const line = `${product.id} ${key ?? ''}`;
    const [ofProduct, ofOption] = [
      takenOfProduct.get(product.id) ?? 0,
      takenOfOption.get(line) ?? 0,
    ];
    const remaining = getRemainingQuantity(
      { ...product, inStock: true },
      option && { stock: option.stock === null ? null : option.stock - ofOption },
      ofProduct,
    );
    if (remaining === undefined) return sum;
    const units = Math.min(quantity, remaining);
    takenOfProduct.set(product.id, ofProduct + units);
    takenOfOption.set(line, ofOption + units);
    return sum + units;
  }, 0);
}
