import type { Knex } from 'knex';
import { chunk } from '../database/chunk';
import { ensurePrimaryImages } from './primary-image';
import type { ProductRow, TranslationRow } from './product-rows';
import { returnStockOfDeclinedOrders } from './product-stock';
import { lockFile } from './row-locks';

/** A row of `product_images`. */
interface ProductImageRow {
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
  readonly images: readonly ProductImageRow[];
  /** Ids of order items that referenced the product; deletion sets their product_id to null. */
  readonly orderItems: readonly number[];
}

/** Snapshots locked products, at most one batch. */
export async function snapshotBatch(
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<Snapshot[]> {
  const products: ProductRow[] = await trx('products').whereIn('id', ids);
  const translations: TranslationRow[] = await trx('product_translations').whereIn(
    'product_id',
    ids,
  );
  const images: ProductImageRow[] = await trx('product_images')
    .whereIn('product_id', ids)
    .orderBy('id');
  const items: OrderItemRow[] = await trx('order_request_items')
    .whereIn('product_id', ids)
    .orderBy('id')
    .select('id', 'product_id');
  const [translationsByProduct, imagesByProduct, itemsByProduct] = [
    groupByProduct(translations),
    groupByProduct(images),
    groupByProduct(items),
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
  for (const batch of chunk(ids)) snapshots.push(...(await snapshotBatch(trx, batch)));
  return snapshots;
}

function groupByProduct<Row extends { readonly product_id: number }>(rows: readonly Row[]) {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.product_id, [...(groups.get(row.product_id) ?? []), row]);
  return groups;
}

/** Inserts the products with their old ids as their next version; images whose files were deleted are left out. */
export async function restoreSnapshots(
  trx: Knex.Transaction,
  snapshots: readonly Snapshot[],
  updated_at: string,
): Promise<void> {
  const images = snapshots.flatMap((snapshot) => snapshot.images);
  const restorableImages = await filterExistingFiles(trx, images);
  const rows = snapshots.map(({ product }) => ({
    ...product,
    version: product.version + 1,
    updated_at,
  }));
  await insertInBatches(trx, 'products', rows);
  await insertInBatches(
    trx,
    'product_translations',
    snapshots.flatMap(({ translations }) => translations),
  );
  await insertInBatches(trx, 'product_images', restorableImages);
  if (restorableImages.length < images.length) {
    await ensurePrimaryImages(
      trx,
      snapshots.map(({ product }) => product.id),
    );
  }
  for (const { product, orderItems } of snapshots) {
    await relinkOrderItems(trx, product.id, orderItems);
    await returnStockOfDeclinedOrders(trx, product.id);
  }
}

/** Overwrites products that were changed once since the snapshot, as their next version. */
export async function revertProducts(
  trx: Knex.Transaction,
  snapshots: readonly Snapshot[],
  updated_at: string,
): Promise<void> {
  for (const batch of chunk(snapshots)) {
    const ids = batch.map(({ product }) => product.id);
    // Clear all SKUs first: products may have swapped them, and the unique index applies to every statement.
    await trx('products').whereIn('id', ids).update({ sku: null });
    await trx('product_translations').whereIn('product_id', ids).delete();
  }
  for (const batch of chunk(snapshots)) {
    await trx('products')
      .insert(
        batch.map(({ product }) => ({ ...product, version: product.version + 2, updated_at })),
      )
      .onConflict('id')
      .merge();
    await insertInBatches(
      trx,
      'product_translations',
      batch.flatMap(({ translations }) => translations),
    );
    await revertPrimaryImages(trx, batch);
  }
}

/** Restores the primary image and the order; other images added since then stay. */
async function revertPrimaryImages(
  trx: Knex.Transaction,
  snapshots: readonly Snapshot[],
): Promise<void> {
  const ids = snapshots.map(({ product }) => product.id);
  const rows: { id: number; product_id: number }[] = await trx('product_images')
    .whereIn('product_id', ids)
    .where({ is_primary: true })
    .select('id', 'product_id');
  const primaryImageIds = new Map(rows.map(({ id, product_id }) => [product_id, id]));
  for (const { product, images } of snapshots) {
    const primaryImageId = primaryImageIds.get(product.id);
    if (primaryImageId === images.find(({ is_primary }) => is_primary)?.id) continue;
    const isAdded = !images.some(({ id }) => id === primaryImageId);
    if (primaryImageId !== undefined && isAdded)
      await trx('product_images').where({ id: primaryImageId }).delete();
    for (const { id, position, is_primary } of images) {
      await trx('product_images').where({ id }).update({ position, is_primary });
    }
    await ensurePrimaryImages(trx, [product.id]);
  }
}

async function insertInBatches(
  trx: Knex.Transaction,
  table: string,
  rows: readonly object[],
): Promise<void> {
  for (const batch of chunk(rows)) await trx(table).insert(batch);
}

async function relinkOrderItems(
  trx: Knex.Transaction,
  product_id: number,
  items: readonly number[],
): Promise<void> {
  for (const batch of chunk(items)) {
    await trx('order_request_items')
      .whereIn('id', batch)
      .whereNull('product_id')
      .update({ product_id });
  }
}

async function filterExistingFiles(
  trx: Knex.Transaction,
  images: readonly ProductImageRow[],
): Promise<ProductImageRow[]> {
  const existingIds = new Set<string>();
  // Lock in the same order as everywhere, which prevents deadlocks.
  const fileIds = [...new Set(images.map(({ file_id }) => file_id))].sort();
  for (const id of fileIds) if (await lockFile(trx, id)) existingIds.add(id);
  return images.filter(({ file_id }) => existingIds.has(file_id));
}
