import type { Knex } from 'knex';
import type { MediaFile } from '#contract/media/schema';
import { chunk } from '../database/chunk';
import { isValidId } from '../database/valid-id';

// Lock order for changes of product images: library file, product, image rows. A no-op UPDATE takes the lock, because a
// transaction that has only read fails with a serialization error after another transaction's write.

/** Locks a library file until the transaction ends; undefined if it does not exist. */
export async function lockFile(
  trx: Knex.Transaction,
  id: string,
): Promise<MediaFile['privacy'] | undefined> {
  const [file] = await trx('media_files').where({ id }).update({ id }).returning('privacy');
  return file?.privacy;
}

/** Like `lockFile`; true if the file exists and is public. */
export const lockPublicImage = async (trx: Knex.Transaction, id: string): Promise<boolean> =>
  (await lockFile(trx, id)) === 'public';

/** Locks a product until the transaction ends; false if it does not exist. */
export async function lockProduct(trx: Knex.Transaction, id: number): Promise<boolean> {
  if (!isValidId(id)) return false;
  return (await trx('products').where({ id }).update({ id })) > 0;
}

/** Locks products in ascending order of their ids, which prevents deadlocks. */
export async function lockProducts(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  const ascending = ids.filter(isValidId).sort((a, b) => a - b);
  for (const batch of chunk(ascending)) {
    const lockedIds = trx('products').whereIn('id', batch).orderBy('id').forUpdate().select('id');
    await trx('products')
      .whereIn('id', lockedIds)
      .update({ id: trx.ref('id') });
  }
}

/** Locks all products that use a library file, which must be locked before; returns their ids. */
export async function lockProductsWithFile(
  trx: Knex.Transaction,
  file_id: string,
): Promise<number[]> {
  const productIds = trx('product_images').where({ file_id }).select('product_id');
  const rows: { id: number }[] = await trx('products')
    .whereIn('id', productIds)
    .update({ id: trx.ref('id') })
    .returning('id');
  return rows.map(({ id }) => id);
}

/** Locks the product of an image; undefined if the image does not exist. */
export async function lockProductOfImage(
  trx: Knex.Transaction,
  imageId: number,
): Promise<number | undefined> {
  if (!isValidId(imageId)) return undefined;
  const productId = trx('product_images').where({ id: imageId }).select('product_id');
  await trx('products')
    .whereIn('id', productId)
    .update({ id: trx.ref('id') });
  // The image may have been deleted while waiting for the lock.
  const image = await trx('product_images').where({ id: imageId }).first('product_id');
  return image?.product_id;
}

/** Locks the library file and then the product of an image; undefined if the image does not exist. */
export async function lockFileAndProductOfImage(
  trx: Knex.Transaction,
  imageId: number,
): Promise<number | undefined> {
  if (!isValidId(imageId)) return undefined;
  const fileId = trx('product_images').where({ id: imageId }).select('file_id');
  await trx('media_files')
    .whereIn('id', fileId)
    .update({ id: trx.ref('id') });
  return lockProductOfImage(trx, imageId);
}
