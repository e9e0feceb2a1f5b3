import type { Knex } from 'knex';
import { holdsStock } from '#contract/orders/stock';
import type { Product } from '#contract/products/schema';

export interface ProductStockRow {
  readonly quantity_available: number | null;
  /** JSON of `Product['options']`. */
  readonly options: string;
}

interface OrderedItemRow {
  readonly id: number;
  readonly option_key: string | null;
  readonly stock_taken: number;
  /** Of the order. */
  readonly status: string;
}

const parseOptions = ({ options }: ProductStockRow): Product['options'] => JSON.parse(options);

/** Zero if nothing is counted: there is nothing to take then. */
export function countAvailable(product: ProductStockRow, optionKey: string | null): number {
  const option = parseOptions(product).find(({ key }) => key === optionKey);
  const counts = [product.quantity_available, option?.stock ?? null].filter(
    (count): count is number => count !== null,
  );
  return counts.length === 0 ? 0 : Math.min(...counts);
}

/** The columns after `taken` units are off the stock; negative for units that are put back. */
export function reduceStock(
  product: ProductStockRow,
  optionKey: string | null,
  taken: number,
): ProductStockRow {
  const options = parseOptions(product).map((option) =>
    option.key === optionKey && option.stock !== null
      ? { ...option, stock: option.stock - taken }
      : option,
  );
  const { quantity_available } = product;
  return {
    quantity_available: quantity_available === null ? null : quantity_available - taken,
    options: JSON.stringify(options),
  };
}

/** Puts back what orders had taken that were declined while the product was deleted. */
export async function returnStockOfDeclinedOrders(
  trx: Knex.Transaction,
  productId: number,
): Promise<void> {
  const rows: OrderedItemRow[] = await trx('order_request_items')
    .join('order_requests', 'order_requests.id', 'order_id')
    .where({ product_id: productId })
    .where('stock_taken', '>', 0)
    // One that is being declined right now may have skipped the product.
    .forUpdate('order_requests')
    .select('order_request_items.id', 'option_key', 'stock_taken', 'status');
  const items = rows.filter(({ status }) => !holdsStock(status));
  if (items.length === 0) return;
  const stored: ProductStockRow = await trx('products')
    .where({ id: productId })
    .first('quantity_available', 'options');
  const stock = items.reduce(
    (product, { option_key, stock_taken }) => reduceStock(product, option_key, -stock_taken),
    stored,
  );
  await trx('products').where({ id: productId }).update(stock);
  await trx('order_request_items')
    .whereIn(
      'id',
      items.map(({ id }) => id),
    )
    .update({ stock_taken: 0 });
}
