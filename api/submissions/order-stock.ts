import type { Knex } from 'knex';
import { countAvailable, type ProductStockRow, reduceStock } from '../catalog/product-stock';
import { nextVersionColumns } from '../catalog/product-write-columns';
import { lockProducts } from '../catalog/row-locks';

interface StockItemRow {
  readonly id: number;
  readonly product_id: number | null;
  readonly option_key: string | null;
  readonly quantity: number;
  readonly stock_taken: number;
}

/**
 * Takes the ordered units off the stock, as far as it is counted and there is any: the owner may confirm more than that.
 * Each item remembers what it took. True if a product has changed.
 */
export async function takeStock(trx: Knex.Transaction, orderId: number, now: Date) {
  return moveStock(trx, orderId, now, ({ quantity, stock_taken }, available) =>
    Math.min(quantity - stock_taken, available),
  );
}

/** Puts back what `takeStock` took. True if a product has changed. */
export async function returnStock(trx: Knex.Transaction, orderId: number, now: Date) {
  return moveStock(trx, orderId, now, ({ stock_taken }) => -stock_taken);
}

async function moveStock(
  trx: Knex.Transaction,
  orderId: number,
  now: Date,
  countTaken: (item: StockItemRow, available: number) => number,
): Promise<boolean> {
  const items: StockItemRow[] = await trx('order_request_items')
    .where({ order_id: orderId })
    .whereNotNull('product_id')
    .orderBy('position');
  await lockProducts(
    trx,
    items.flatMap(({ product_id }) => product_id ?? []),
  );
  let hasChanged = false;
  for (const item of items) {
    const product: (ProductStockRow & { readonly id: number }) | undefined = await trx('products')
      .where({ id: item.product_id })
      .first('id', 'quantity_available', 'options');
    const taken = product ? countTaken(item, countAvailable(product, item.option_key)) : 0;
    if (!product || taken === 0) continue;
    await trx('products')
      .where({ id: product.id })
      .update({
        ...reduceStock(product, item.option_key, taken),
        ...nextVersionColumns(trx, now),
      });
    await trx('order_request_items')
      .where({ id: item.id })
      .update({ stock_taken: item.stock_taken + taken });
    hasChanged = true;
  }
  return hasChanged;
}
