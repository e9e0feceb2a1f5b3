import { type BilingualText, defaultLanguage, type Language } from '#contract/core/language';
import { alreadyDeleted } from '#contract/core/messages';
import type { ImageRef } from '#contract/products/image-ref';
import { productErrors, productImageMessages } from '#contract/products/messages';
import type { ProductImage } from '#contract/products/schema';
import { inTransaction } from '../database/transaction';
import { fieldError, localizedError } from '../dispatch/http-error';
import { updateFile } from '../media/media-store';
import { appendImage, findImages, makePrimary, reorderImages } from './positioned-images';
import { bumpVersionsOnPrimaryChange, ensurePrimaryImages } from './primary-image';
import { createProductStore } from './product-store';
import type { CatalogDependencies } from './product-writes';
import {
  lockFileAndProductOfImage,
  lockProduct,
  lockProductOfImage,
  lockPublicImage,
} from './row-locks';

interface NewProductImage {
  readonly imageRef: ImageRef;
  readonly altText: string | null;
  readonly isPrimary: boolean;
  readonly language?: Language | undefined;
}

/** Rejects with 404, with 400 for a private image, and with 409 for a duplicate and over the image limit. */
export async function addProductImageRecord(
  { database, cacheVersion, clock }: CatalogDependencies,
  productId: number,
  { imageRef, altText, isPrimary, language = defaultLanguage }: NewProductImage,
): Promise<ProductImage> {
  const { field, fileId } = imageRef;
  const now = clock();
  const image = await inTransaction(database, async (trx) => {
    const isPublic = fileId !== undefined && (await lockPublicImage(trx, fileId));
    if (!(await lockProduct(trx, productId))) throw localizedError(404, alreadyDeleted, language);
    if (!isPublic) throw fieldError(400, field, productErrors.imageNotFound, language);
    const images = await findImages(trx, productId);
    if (images.some(({ file_id }) => file_id === fileId)) {
      throw localizedError(409, productImageMessages.duplicateImage, language);
    }
    const id = await bumpVersionsOnPrimaryChange(trx, [productId], now, async () => {
      const imageId = await appendImage(trx, { productId, fileId, altText, language });
      if (isPrimary) await makePrimary(trx, productId, imageId);
      return imageId;
    });
    return requireImage(await createProductStore(trx, cacheVersion).findImages(productId), id);
  });
  cacheVersion.increment();
  return image;
}

/** Removes an image from its product. Rejects with 404. */
export async function deleteProductImageRecord(
  { database, cacheVersion, clock }: CatalogDependencies,
  id: number,
): Promise<void> {
  const now = clock();
  await inTransaction(database, async (trx) => {
    const productId = await lockProductOfImage(trx, id);
    if (productId === undefined) throw localizedError(404, alreadyDeleted);
    await bumpVersionsOnPrimaryChange(trx, [productId], now, async () => {
      await trx('product_images').where({ id }).delete();
      await ensurePrimaryImages(trx, [productId]);
    });
  });
  cacheVersion.increment();
}

/** Rejects with 404. */
export async function setPrimaryImageRecord(
  { database, cacheVersion, clock }: CatalogDependencies,
  id: number,
  language?: Language,
): Promise<ProductImage> {
  const now = clock();
  const image = await inTransaction(database, async (trx) => {
    const productId = await lockProductOfImage(trx, id);
    if (productId === undefined) throw localizedError(404, alreadyDeleted, language);
    await bumpVersionsOnPrimaryChange(trx, [productId], now, () => makePrimary(trx, productId, id));
    return requireImage(await createProductStore(trx, cacheVersion).findImages(productId), id);
  });
  cacheVersion.increment();
  return image;
}

/** Writes both alt texts to the library file. Rejects with 404. */
export async function updateImageAlt(
  { database, cacheVersion }: Pick<CatalogDependencies, 'cacheVersion' | 'database'>,
  id: number,
  alt: BilingualText,
  language?: Language,
): Promise<ProductImage> {
  const image = await inTransaction(database, async (trx) => {
    const productId = await lockFileAndProductOfImage(trx, id);
    if (productId === undefined) throw localizedError(404, alreadyDeleted, language);
    const [row] = await trx('product_images')
      .where({ id })
      .update({ alt_text: null })
      .returning('file_id');
    await updateFile(trx, row.file_id, { alt_en: alt.en, alt_es: alt.es });
    return requireImage(await createProductStore(trx, cacheVersion).findImages(productId), id);
  });
  cacheVersion.increment();
  return image;
}

/** Rejects with 404, and with 409 when `ids` are not exactly the product's images. */
export async function reorderProductImageRecords(
  { database, cacheVersion, clock }: CatalogDependencies,
  productId: number,
  ids: readonly number[],
  language?: Language,
): Promise<ProductImage[]> {
  const now = clock();
  const images = await inTransaction(database, async (trx) => {
    if (!(await lockProduct(trx, productId))) throw localizedError(404, alreadyDeleted, language);
    const existing = await findImages(trx, productId);
    if (
      !isCompleteOrder(
        ids,
        existing.map(({ id }) => id),
      )
    ) {
      throw localizedError(409, productImageMessages.imagesChanged, language);
    }
    await bumpVersionsOnPrimaryChange(trx, [productId], now, () => reorderImages(trx, ids));
    return createProductStore(trx, cacheVersion).findImages(productId);
  });
  cacheVersion.increment();
  return images;
}

function requireImage(images: readonly ProductImage[], imageId: number): ProductImage {
  const image = images.find(({ id }) => id === imageId);
  if (!image) throw new Error(`There is no image ${imageId}.`);
  return image;
}

/** True if `orderedIds` is a permutation of `imageIds`. */
const isCompleteOrder = (orderedIds: readonly number[], imageIds: readonly number[]): boolean =>
  orderedIds.length === imageIds.length &&
  new Set(orderedIds).size === imageIds.length &&
  imageIds.every((id) => orderedIds.includes(id));
