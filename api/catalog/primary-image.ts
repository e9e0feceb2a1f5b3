import type { Knex } from 'knex';
import { chunk } from '../database/chunk';
import { nextVersionColumns } from './product-write-columns';

/**
 * Runs `change` and bumps the version of locked products whose primary image changed: a save based on the old version
 * would restore the old image.
 */
export async function bumpVersionsOnPrimaryChange<Result>(
  trx: Knex.Transaction,
  productIds: readonly number[],
  now: Date,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await findPrimaryFileIds(trx, productIds);
  const result = await change();
  const after = await findPrimaryFileIds(trx, productIds);
  const changedIds = productIds.filter((id) => after.get(id) !== before.get(id));
  for (const batch of chunk(changedIds)) {
    await trx('products').whereIn('id', batch).update(nextVersionColumns(trx, now));
  }
  return result;
}

async function findPrimaryFileIds(
  trx: Knex.Transaction,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const fileIds = new Map<number, string>();
  for (const batch of chunk(productIds)) {
    const rows: { product_id: number; file_id: string }[] = await trx('product_images')
      .whereIn('product_id', batch)
      .where({ is_primary: true })
      .select('product_id', 'file_id');
    for (const { product_id, file_id } of rows) fileIds.set(product_id, file_id);
  }
  return fileIds;
}

/** Makes the oldest image primary where the primary one was removed. */
export async function ensurePrimaryImages(
  trx: Knex.Transaction,
  productIds: readonly number[],
): Promise<void> {
  for (const product_id of productIds) {
    const images: { id: number; is_primary: boolean | 0 | 1 }[] = await trx('product_images')
      .where({ product_id })
      .orderBy('id')
      .select('id', 'is_primary');
    const [oldest] = images;
    if (!oldest || images.some(({ is_primary }) => is_primary)) continue;
    await trx('product_images').where({ id: oldest.id }).update({ is_primary: true });
  }
}
