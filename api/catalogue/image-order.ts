import type { Knex } from 'knex';
import type { Language } from '#contract/core/language';
import { mostImages } from '#contract/products/limits';
import { productImageRules } from '#contract/products/messages';
import { localizedError } from '../dispatch/problem';

/** Columns of `product_images`. */
export interface PlacedImage {
  readonly id: number;
  readonly file_id: string;
  readonly position: number;
  readonly is_primary: boolean | 0 | 1;
}

/** Images of a locked product, oldest first. */
export const placedImages = (trx: Knex.Transaction, product_id: number): Promise<PlacedImage[]> =>
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
  const others = await placedImages(trx, productId);
  if (others.length >= mostImages) throw localizedError(409, productImageRules.tooMany, language);
  const [inserted] = await trx('product_images')
    .insert({
      product_id: productId,
      file_id: fileId,
      alt_text: altText,
      position: Math.max(-1, ...others.map(({ position }) => position)) + 1,
      is_primary: others.length === 0,
    })
    .returning('id');
  return inserted.id;
}

/** Moves an image to the front and makes it the only primary one. */
export async function putFirst(
  trx: Knex.Transaction,
  productId: number,
  id: number,
): Promise<void> {
  const others = (await placedImages(trx, productId)).filter((image) => image.id !== id);
  const position = Math.min(1, ...others.map((image) => image.position)) - 1;
  await trx('product_images').where({ product_id: productId }).update({ is_primary: false });
  await trx('product_images').where({ id }).update({ is_primary: true, position });
}

/** `ids` must be all images of the product; the first one becomes primary. */
export async function putInOrder(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await trx('product_images')
      .where({ id })
      .update({ position, is_primary: position === 0 });
  }
}
