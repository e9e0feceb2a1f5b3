import type { Knex } from 'knex';
import { inPortions } from '../database/in-portions';
import { nextVersion } from './product-columns';

/**
 * Runs `change` and bumps the version of locked products whose primary image changed: a save based on the old version
 * would restore the old image.
 */
export async function followingPrimaries<Done>(
  trx: Knex.Transaction,
  productIds: readonly number[],
  now: Date,
  change: () => Promise<Done>,
): Promise<Done> {
  const before = await primaryFiles(trx, productIds);
  const done = await change();
  const after = await primaryFiles(trx, productIds);
  const others = productIds.filter((id) => after.get(id) !== before.get(id));
  for (const portion of inPortions(others)) {
    await trx('products').whereIn('id', portion).update(nextVersion(trx, now));
  }
  return done;
}

async function primaryFiles(
  trx: Knex.Transaction,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const files = new Map<number, string>();
  for (const portion of inPortions(productIds)) {
    const rows: { product_id: number; file_id: string }[] = await trx('product_images')
      .whereIn('product_id', portion)
      .where({ is_primary: true })
      .select('product_id', 'file_id');
    for (const { product_id, file_id } of rows) files.set(product_id, file_id);
  }
  return files;
}

/** Makes the oldest image primary where the primary one was removed. */
export async function replaceLostPrimaries(
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
