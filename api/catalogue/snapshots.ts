import type { Knex } from 'knex';
import { inPortions } from '../database/in-portions';
import { holdFile } from './held-rows';
import { replaceLostPrimaries } from './primary-image';
import type { ProductRow, TranslationRow } from './product-rows';

/** A row of `product_images`. */
interface ImageRow {
  readonly id: number;
  readonly product_id: number;
  readonly file_id: string;
  readonly alt_text: string | null;
  readonly position: number;
  readonly is_primary: boolean | 0 | 1;
}

interface OrderItemRow {
  readonly id: number;
  readonly product_id: number;
}

/** Everything that goes when a product is deleted. */
export interface Snapshot {
  readonly product: ProductRow;
  readonly translations: readonly TranslationRow[];
  readonly images: readonly ImageRow[];
  /** Numbers of the items of orders that name it; the orders stay and name nothing. */
  readonly orderItems: readonly number[];
}

/** What is to be kept of the products of these numbers, which the transaction holds. */
export async function takeSnapshots(
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<Snapshot[]> {
  const products: ProductRow[] = await trx('products').whereIn('id', ids);
  const translations: TranslationRow[] = await trx('product_translations').whereIn(
    'product_id',
    ids,
  );
  const images: ImageRow[] = await trx('product_images').whereIn('product_id', ids).orderBy('id');
  const items: OrderItemRow[] = await trx('order_request_items')
    .whereIn('product_id', ids)
    .orderBy('id')
    .select('id', 'product_id');
  const [translationsOf, imagesOf, itemsOf] = [
    byProduct(translations),
    byProduct(images),
    byProduct(items),
  ];
  return products.map((product) => ({
    product,
    translations: translationsOf.get(product.id) ?? [],
    images: imagesOf.get(product.id) ?? [],
    orderItems: (itemsOf.get(product.id) ?? []).map(({ id }) => id),
  }));
}

function byProduct<Row extends { readonly product_id: number }>(rows: readonly Row[]) {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.product_id, [...(groups.get(row.product_id) ?? []), row]);
  return groups;
}

/**
 * Writes the rows of products back under the numbers they had, each as its next version; of their images those whose
 * files there are.
 */
export async function putBack(
  trx: Knex.Transaction,
  snapshots: readonly Snapshot[],
  updated_at: string,
): Promise<void> {
  const images = snapshots.flatMap((snapshot) => snapshot.images);
  const shown = await ofFilesThereAre(trx, images);
  const rows = snapshots.map(({ product }) => ({
    ...product,
    version: product.version + 1,
    updated_at,
  }));
  await insertAll(trx, 'products', rows);
  await insertAll(
    trx,
    'product_translations',
    snapshots.flatMap(({ translations }) => translations),
  );
  await insertAll(trx, 'product_images', shown);
  if (shown.length < images.length) {
    await replaceLostPrimaries(
      trx,
      snapshots.map(({ product }) => product.id),
    );
  }
  for (const { product, orderItems } of snapshots) {
    await nameAgain(trx, product.id, orderItems);
  }
}

async function insertAll(
  trx: Knex.Transaction,
  table: string,
  rows: readonly object[],
): Promise<void> {
  for (const portion of inPortions(rows)) await trx(table).insert(portion);
}

/** Has items of orders name their product again. */
async function nameAgain(
  trx: Knex.Transaction,
  product_id: number,
  items: readonly number[],
): Promise<void> {
  for (const portion of inPortions(items)) {
    await trx('order_request_items')
      .whereIn('id', portion)
      .whereNull('product_id')
      .update({ product_id });
  }
}

async function ofFilesThereAre(
  trx: Knex.Transaction,
  images: readonly ImageRow[],
): Promise<ImageRow[]> {
  const there = new Set<string>();
  // In the same order as every other write that holds several, so that no two wait for each other.
  const wanted = [...new Set(images.map(({ file_id }) => file_id))].sort();
  for (const id of wanted) if (await holdFile(trx, id)) there.add(id);
  return images.filter(({ file_id }) => there.has(file_id));
}
