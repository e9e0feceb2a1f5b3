import type { Knex } from 'knex';
import type { Language } from '#contract/core/language';
import { maxProductImages } from '#contract/products/limits';
import { productImageMessages } from '#contract/products/messages';
import { localizedError } from '../dispatch/http-error';

/** Columns of `product_images`. */
interface PositionedImage {
  readonly id: number;
  readonly file_id: string;
  readonly position: number;
  readonly is_primary: boolean | 0 | 1;
}

/** Images of a locked product, oldest first. */
export const findImages = (trx: Knex.Transaction, product_id: number): Promise<PositionedImage[]> =>
  trx('product_images')
    .where({ product_id })
    .orderBy('id')
    .select('id', 'file_id', 'position', 'is_primary');

interface NewImage {
  readonly productId: number;
  readonly fileId: string;
  readonly altText?: string | null;
  readonly language: Language;
}

/** Appends an image; the first image of a product is primary. Returns its id. Rejects with 409 over the limit. */
export async function appendImage(
  trx: Knex.Transaction,
  { productId, fileId, altText = null, language }: NewImage,
): Promise<number> {
  const existing = await findImages(trx, productId);
  if (existing.length >= maxProductImages)
    throw localizedError(409, productImageMessages.tooManyImages, language);
  const [inserted] = await trx('product_images')
    .insert({
      product_id: productId,
      file_id: fileId,
      alt_text: altText,
      position: Math.max(-1, ...existing.map(({ position }) => position)) + 1,
      is_primary: existing.length === 0,
    })
    .returning('id');
  return inserted.id;
}

/** Moves an image to the front and makes it the only primary one. */
export async function makePrimary(
  trx: Knex.Transaction,
  productId: number,
  id: number,
): Promise<void> {
  const existing = (await findImages(trx, productId)).filter((image) => image.id !== id);
  const position = Math.min(1, ...existing.map((image) => image.position)) - 1;
  await trx('product_images').where({ product_id: productId }).update({ is_primary: false });
  await trx('product_images').where({ id }).update({ is_primary: true, position });
}

/** `ids` must be all images of the product; the first one becomes primary. */
export async function reorderImages(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await trx('product_images')
      .where({ id })
      .update({ position, is_primary: position === 0 });
  }
}
