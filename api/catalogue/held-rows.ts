import type { Knex } from 'knex';
import type { MediaFile } from '#contract/media/schema';
import { isCountable } from '../database/countable';
import { inPortions } from '../database/in-portions';

// Whoever changes a product's images holds, in this order, the library's file, then the product, and only then writes
// images: so two at once wait for each other in turn. A row is held by a write that changes nothing, for a transaction
// that has only read may not go on after another's write.

/** Holds a library file until the transaction ends; who may see it, or undefined where there is none. */
export async function holdFile(
  trx: Knex.Transaction,
  id: string,
): Promise<MediaFile['privacy'] | undefined> {
  const [file] = await trx('media_files').where({ id }).update({ id }).returning('privacy');
  return file?.privacy;
}

/** Holds a library file until the transaction ends; whether there is such a file for visitors. */
export const holdPicture = async (trx: Knex.Transaction, id: string): Promise<boolean> =>
  (await holdFile(trx, id)) === 'public';

/** Holds a product until the transaction ends; whether there is one. */
export async function holdProduct(trx: Knex.Transaction, id: number): Promise<boolean> {
  if (!isCountable(id)) return false;
  return (await trx('products').where({ id }).update({ id })) > 0;
}

/** Holds several products until the transaction ends, those with lower numbers first: two at once wait in turn. */
export async function holdProducts(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  const ascending = ids.filter(isCountable).sort((one, other) => one - other);
  for (const portion of inPortions(ascending)) {
    const held = trx('products').whereIn('id', portion).orderBy('id').forUpdate().select('id');
    await trx('products')
      .whereIn('id', held)
      .update({ id: trx.ref('id') });
  }
}

/** Holds the products that show a library file, which the transaction holds; answers their numbers. */
export async function holdProductsWith(trx: Knex.Transaction, file_id: string): Promise<number[]> {
  const showing = trx('product_images').where({ file_id }).select('product_id');
  const rows: { id: number }[] = await trx('products')
    .whereIn('id', showing)
    .update({ id: trx.ref('id') })
    .returning('id');
  return rows.map(({ id }) => id);
}

/** Holds the product that an image belongs to; undefined where there is no such image. */
export async function holdProductOf(
  trx: Knex.Transaction,
  imageId: number,
): Promise<number | undefined> {
  if (!isCountable(imageId)) return undefined;
  const owner = trx('product_images').where({ id: imageId }).select('product_id');
  await trx('products')
    .whereIn('id', owner)
    .update({ id: trx.ref('id') });
  // Somebody else may have deleted it while this waited for the product.
  const image = await trx('product_images').where({ id: imageId }).first('product_id');
  return image?.product_id;
}
