import type { Knex } from 'knex';
import type { Language } from '#contract/core/language';
import { libraryFileIn } from '#contract/media/admin-rules';
import { productRefusals } from '#contract/products/messages';
import { refusedField } from '../dispatch/problem';
import { holdPicture } from './held-rows';
import { appendImage, placedImages, putFirst } from './image-order';

/** A library file that an address shows. */
export interface AddressedPicture {
  readonly fileId: string;
  /** Whether there is one for visitors. */
  readonly isPublic: boolean;
}

/** The library file that an address shows, held; undefined for any other address. */
export async function addressedPicture(
  trx: Knex.Transaction,
  address: string,
): Promise<AddressedPicture | undefined> {
  const fileId = libraryFileIn(address);
  return fileId === undefined ? undefined : { fileId, isPublic: await holdPicture(trx, fileId) };
}

/**
 * Makes a picture the primary image of a product that the transaction holds, unless it is. Rejects with 400 where
 * visitors may not see it, and with 409 where it is one too many.
 */
export async function showAsPrimary(
  trx: Knex.Transaction,
  productId: number,
  { fileId, isPublic }: AddressedPicture,
  language: Language,
): Promise<void> {
  const images = await placedImages(trx, productId);
  const shown = images.find(({ file_id }) => file_id === fileId);
  if (shown?.is_primary) return;
  if (!isPublic) throw refusedField(400, 'imageUrl', productRefusals.noSuchPicture, language);
  const id = shown?.id ?? (await appendImage(trx, { productId, fileId, language }));
  await putFirst(trx, productId, id);
}

/**
 * Keeps an address for a product that the transaction holds. Rejects with 400 where it is another than before and the
 * product has images, for nobody would see it.
 */
export async function keepAddress(
  trx: Knex.Transaction,
  id: number,
  address: string,
  language: Language,
): Promise<void> {
  const product = await trx('products').where({ id }).first('typed_image_url');
  if (product.typed_image_url === address) return;
  if ((await placedImages(trx, id)).length > 0) {
    throw refusedField(400, 'imageUrl', productRefusals.unseenAddress, language);
  }
  await trx('products').where({ id }).update({ typed_image_url: address });
}
