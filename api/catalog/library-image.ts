import type { Knex } from 'knex';
import type { Language } from '#contract/core/language';
import { parseLibraryFileId } from '#contract/media/admin-rules';
import { productErrors } from '#contract/products/messages';
import { fieldError } from '../dispatch/http-error';
import { appendImage, findImages, makePrimary } from './positioned-images';
import { lockPublicImage } from './row-locks';

interface LibraryImage {
  readonly fileId: string;
  readonly isPublic: boolean;
}

/** Locks the library file of an image URL; undefined for any other URL. */
export async function lockLibraryImage(
  trx: Knex.Transaction,
  url: string,
): Promise<LibraryImage | undefined> {
  const fileId = parseLibraryFileId(url);
  return fileId === undefined
    ? undefined
    : { fileId, isPublic: await lockPublicImage(trx, fileId) };
}

/**
 * Makes the file the primary image of a locked product, adding it if needed. Rejects with 400 for a private file and
 * 409 over the image limit.
 */
export async function ensurePrimaryImage(
  trx: Knex.Transaction,
  productId: number,
  { fileId, isPublic }: LibraryImage,
  language: Language,
): Promise<void> {
  const images = await findImages(trx, productId);
  const existing = images.find(({ file_id }) => file_id === fileId);
  if (existing?.is_primary) return;
  if (!isPublic) throw fieldError(400, 'imageUrl', productErrors.imageNotFound, language);
  const id = existing?.id ?? (await appendImage(trx, { productId, fileId, language }));
  await makePrimary(trx, productId, id);
}

/**
 * Saves an external image URL for a locked product. Rejects with 400 when it changed and the product has library
 * images, which would hide it.
 */
export async function saveImageUrl(
  trx: Knex.Transaction,
  id: number,
  url: string,
  language: Language,
): Promise<void> {
  const product = await trx('products').where({ id }).first('typed_image_url');
  if (product.typed_image_url === url) return;
  if ((await findImages(trx, id)).length > 0) {
    throw fieldError(400, 'imageUrl', productErrors.urlNotDisplayed, language);
  }
  await trx('products').where({ id }).update({ typed_image_url: url });
}
