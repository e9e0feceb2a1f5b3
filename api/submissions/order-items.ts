import type { Knex } from 'knex';
import { toCents } from '#contract/core/cents';
import type { OrderRecord } from '#contract/orders/admin-schema';
import type { OrderLine } from '#contract/orders/order-validation';
import { isValidId } from '../database/valid-id';
import { whereInOrBetween } from '../database/where-in-or-between';

type Item = OrderRecord['items'][number];

interface ItemRow {
  readonly order_id: number;
  readonly product_id: number | null;
  readonly product_name: string;
  readonly option_key: string | null;
  readonly option_name_en: string | null;
  readonly option_name_es: string | null;
  readonly quantity: number;
  readonly price_cents: number;
}

const table = 'order_request_items';

export async function insertOrderItems(
  database: Knex,
  order_id: number,
  lines: readonly OrderLine[],
): Promise<void> {
  await database(table).insert(
    lines.map((line, position) => ({
      order_id,
      product_id: line.productId,
      product_name: line.productName,
      option_key: line.option ?? null,
      option_name_en: line.optionName?.en ?? null,
      option_name_es: line.optionName?.es ?? null,
      quantity: line.quantity,
      price_cents: line.priceCents,
      position,
    })),
  );
}

/** Call it in a transaction; stock that the old items took must have been put back. */
export async function replaceOrderItems(
  trx: Knex.Transaction,
  order_id: number,
  items: readonly Item[],
): Promise<void> {
  await trx(table).where({ order_id }).delete();
  const existing = new Set<number>(
    await trx('products')
      .whereIn('id', items.flatMap(({ productId }) => productId ?? []).filter(isValidId))
      .pluck('id'),
  );
  await trx(table).insert(
    items.map((item, position) => ({
      order_id,
      product_id: item.productId !== null && existing.has(item.productId) ? item.productId : null,
      product_name: item.productName,
      option_key: item.option,
      option_name_en: item.optionName?.en ?? null,
      option_name_es: item.optionName?.es ?? null,
      quantity: item.quantity,
      price_cents: toCents(item.price),
      position,
    })),
  );
}

/** Items by order id, in the order they were sent. */
export async function findOrderItems(
  database: Knex,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Item[]>> {
  const query = database(table).orderBy('position');
  const rows: ItemRow[] = await whereInOrBetween(query, 'order_id', orderIds);
  const items = new Map<number, Item[]>();
  for (const row of rows)
    items.set(row.order_id, [...(items.get(row.order_id) ?? []), toOrderItem(row)]);
  return items;
}

const toOrderItem = (row: ItemRow): Item => ({
  productId: row.product_id,
  productName: row.product_name,
  option: row.option_key,
  optionName:
    row.option_name_en === null
      ? null
      : { en: row.option_name_en, es: row.option_name_es ?? row.option_name_en },
  quantity: row.quantity,
  price: row.price_cents / 100,
});
