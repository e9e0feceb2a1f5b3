import type { Knex } from 'knex';

/** Makes the oldest image of each product its primary one where it has lost the one it had. */
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
