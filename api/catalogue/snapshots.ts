import type { Knex } from 'knex';
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

/** What is to be kept of the products of these numbers, which nobody else changes meanwhile. */
export async function takeSnapshots(
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<Snapshot[]> {
  const products: ProductRow[] = await trx('products').whereIn('id', ids).forUpdate();
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

/** Writes a product's rows back under the numbers they had, as its next version; of its images those whose files there are. */
export async function putBack(
  trx: Knex.Transaction,
  { product, translations, images, orderItems }: Snapshot,
  updated_at: string,
): Promise<void> {
  const shown = await ofFilesThereAre(trx, images);
  await trx('products').insert({ ...product, version: product.version + 1, updated_at });
  if (translations.length > 0) await trx('product_translations').insert(translations);
  if (shown.length > 0) await trx('product_images').insert(shown);
  await replaceLostPrimaries(trx, [product.id]);
  await trx('order_request_items')
    .whereIn('id', orderItems)
    .whereNull('product_id')
    .update({ product_id: product.id });
}

async function ofFilesThereAre(
  trx: Knex.Transaction,
  images: readonly ImageRow[],
): Promise<ImageRow[]> {
  const wanted = images.map(({ file_id }) => file_id);
  const files = trx('media_files').whereIn('id', wanted);
  // In the order of their ids, so that two that hold the same files do not wait for each other.
  const there = new Set(await files.orderBy('id').forKeyShare().pluck('id'));
  return images.filter(({ file_id }) => there.has(file_id));
}
