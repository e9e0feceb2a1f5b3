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

/** All rows deleted with a product. Stored as JSON: don't rename its properties. */
export interface Snapshot {
  readonly product: ProductRow;
  readonly translations: readonly TranslationRow[];
  readonly images: readonly ImageRow[];
  /** Ids of order items that referenced the product; deletion sets their product_id to null. */
  readonly orderItems: readonly number[];
}

/** Snapshots locked products, at most one batch. */
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
  const [translationsByProduct, imagesByProduct, itemsByProduct] = [
    byProduct(translations),
    byProduct(images),
    byProduct(items),
  ];
  return products.map((product) => ({
    product,
    translations: translationsByProduct.get(product.id) ?? [],
    images: imagesByProduct.get(product.id) ?? [],
    orderItems: (itemsByProduct.get(product.id) ?? []).map(({ id }) => id),
  }));
}

/** Like `snapshotBatch`, for any number of products. */
export async function snapshotProducts(
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<Snapshot[]> {
  const snapshots: Snapshot[] = [];
  for (const portion of inPortions(ids)) snapshots.push(...(await takeSnapshots(trx, portion)));
  return snapshots;
}

function byProduct<Row extends { readonly product_id: number }>(rows: readonly Row[]) {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.product_id, [...(groups.get(row.product_id) ?? []), row]);
  return groups;
}

/** Inserts the products with their old ids as their next version; images whose files were deleted are left out. */
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

/** Overwrites products that were changed once since the snapshot, as their next version. */
export async function revertProducts(
  trx: Knex.Transaction,
  snapshots: readonly Snapshot[],
  updated_at: string,
): Promise<void> {
  for (const portion of inPortions(snapshots)) {
    const ids = portion.map(({ product }) => product.id);
    // Clear all SKUs first: products may have swapped them, and the unique index applies to every statement.
    await trx('products').whereIn('id', ids).update({ sku: null });
    await trx('product_translations').whereIn('product_id', ids).delete();
  }
  for (const portion of inPortions(snapshots)) {
    await trx('products')
      .insert(
        portion.map(({ product }) => ({ ...product, version: product.version + 2, updated_at })),
      )
      .onConflict('id')
      .merge();
    await insertAll(
      trx,
      'product_translations',
      portion.flatMap(({ translations }) => translations),
    );
    await revertPrimaries(trx, portion);
  }
}

/** Restores the primary image and the order; other images added since then stay. */
async function revertPrimaries(
  trx: Knex.Transaction,
  snapshots: readonly Snapshot[],
): Promise<void> {
  const ids = snapshots.map(({ product }) => product.id);
  const rows: { id: number; product_id: number }[] = await trx('product_images')
    .whereIn('product_id', ids)
    .where({ is_primary: true })
    .select('id', 'product_id');
  const primaries = new Map(rows.map(({ id, product_id }) => [product_id, id]));
  for (const { product, images } of snapshots) {
    const primary = primaries.get(product.id);
    if (primary === images.find(({ is_primary }) => is_primary)?.id) continue;
    const isAdded = !images.some(({ id }) => id === primary);
    if (primary !== undefined && isAdded)
      await trx('product_images').where({ id: primary }).delete();
    for (const { id, position, is_primary } of images) {
      await trx('product_images').where({ id }).update({ position, is_primary });
    }
    await replaceLostPrimaries(trx, [product.id]);
  }
}

async function insertAll(
  trx: Knex.Transaction,
  table: string,
  rows: readonly object[],
): Promise<void> {
  for (const portion of inPortions(rows)) await trx(table).insert(portion);
}

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
  // Lock in the same order as everywhere, which prevents deadlocks.
  const wanted = [...new Set(images.map(({ file_id }) => file_id))].sort();
  for (const id of wanted) if (await holdFile(trx, id)) there.add(id);
  return images.filter(({ file_id }) => there.has(file_id));
}
