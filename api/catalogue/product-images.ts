import { type BilingualText, defaultLanguage, type Language } from '#contract/core/language';
import { alreadyGone } from '#contract/core/messages';
import { type ImageRef, isWholeOrder } from '#contract/products/admin-rules';
import { productErrors, productImageRules } from '#contract/products/messages';
import type { ProductImage } from '#contract/products/schema';
import { inTransaction } from '../database/transaction';
import { fieldError, localizedError } from '../dispatch/problem';
import { changeFile } from '../media/store';
import { holdProduct, lockProductOfImage, lockPublicImage } from './held-rows';
import { appendImage, placedImages, putFirst, putInOrder } from './image-order';
import { followingPrimaries, replaceLostPrimaries } from './primary-image';
import type { CatalogDependencies } from './product-writes';
import { createProductStore } from './store';

interface NewImage {
  readonly imageRef: ImageRef;
  readonly altText: string | null;
  readonly isPrimary: boolean;
  readonly language?: Language | undefined;
}

/** Rejects with 404, with 400 for a private image, and with 409 for a duplicate and over the image limit. */
export async function addProductImage(
  { database, cacheVersion, clock }: CatalogDependencies,
  productId: number,
  { imageRef, altText, isPrimary, language = defaultLanguage }: NewImage,
): Promise<ProductImage> {
  const { field, fileId } = imageRef;
  const now = clock();
  const image = await inTransaction(database, async (trx) => {
    const isPublic = fileId !== undefined && (await lockPublicImage(trx, fileId));
    if (!(await holdProduct(trx, productId))) throw localizedError(404, alreadyGone, language);
    if (!isPublic) throw fieldError(400, field, productErrors.imageNotFound, language);
    const images = await placedImages(trx, productId);
    if (images.some(({ file_id }) => file_id === fileId)) {
      throw localizedError(409, productImageRules.shownAlready, language);
    }
    const id = await followingPrimaries(trx, [productId], now, async () => {
      const added = await appendImage(trx, { productId, fileId, altText, language });
      if (isPrimary) await putFirst(trx, productId, added);
      return added;
    });
    return findImage(await createProductStore(trx, cacheVersion).images(productId), id);
  });
  cacheVersion.changed();
  return image;
}

/** Removes an image from its product. Rejects with 404. */
export async function deleteProductImage(
  { database, cacheVersion, clock }: CatalogDependencies,
  id: number,
): Promise<void> {
  const now = clock();
  await inTransaction(database, async (trx) => {
    const productId = await lockProductOfImage(trx, id);
    if (productId === undefined) throw localizedError(404, alreadyGone);
    await followingPrimaries(trx, [productId], now, async () => {
      await trx('product_images').where({ id }).delete();
      await replaceLostPrimaries(trx, [productId]);
    });
  });
  cacheVersion.changed();
}

/** Rejects with 404. */
export async function setPrimaryImage(
  { database, cacheVersion, clock }: CatalogDependencies,
  id: number,
  language?: Language,
): Promise<ProductImage> {
  const now = clock();
  const image = await inTransaction(database, async (trx) => {
    const productId = await lockProductOfImage(trx, id);
    if (productId === undefined) throw localizedError(404, alreadyGone, language);
    await followingPrimaries(trx, [productId], now, () => putFirst(trx, productId, id));
    return findImage(await createProductStore(trx, cacheVersion).images(productId), id);
  });
  cacheVersion.changed();
  return image;
}

/** Writes both alt texts to the library file. Rejects with 404. */
export async function setImageAlt(
  { database, cacheVersion }: Pick<CatalogDependencies, 'cacheVersion' | 'database'>,
  id: number,
  alt: BilingualText,
  language?: Language,
): Promise<ProductImage> {
  const image = await inTransaction(database, async (trx) => {
    const productId = await lockProductOfImage(trx, id);
    if (productId === undefined) throw localizedError(404, alreadyGone, language);
    const [row] = await trx('product_images')
      .where({ id })
      .update({ alt_text: null })
      .returning('file_id');
    await changeFile(trx, row.file_id, { alt_en: alt.en, alt_es: alt.es });
    return findImage(await createProductStore(trx, cacheVersion).images(productId), id);
  });
  cacheVersion.changed();
  return image;
}

/** Rejects with 404, and with 409 when `ids` are not exactly the product's images. */
export async function orderProductImages(
  { database, cacheVersion, clock }: CatalogDependencies,
  productId: number,
  ids: readonly number[],
  language?: Language,
): Promise<ProductImage[]> {
  const now = clock();
  const images = await inTransaction(database, async (trx) => {
    if (!(await holdProduct(trx, productId))) throw localizedError(404, alreadyGone, language);
    const placed = await placedImages(trx, productId);
    if (
      !isWholeOrder(
        ids,
        placed.map(({ id }) => id),
      )
    ) {
      throw localizedError(409, productImageRules.otherImages, language);
    }
    await followingPrimaries(trx, [productId], now, () => putInOrder(trx, ids));
    return createProductStore(trx, cacheVersion).images(productId);
  });
  cacheVersion.changed();
  return images;
}

function findImage(images: readonly ProductImage[], wanted: number): ProductImage {
  const image = images.find(({ id }) => id === wanted);
  if (!image) throw new Error(`There is no image ${wanted}.`);
  return image;
}
