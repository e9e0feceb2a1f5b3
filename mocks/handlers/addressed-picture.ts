import type { Language } from '#contract/core/language';
import { libraryFileIn } from '#contract/media/admin-rules';
import { productRefusals } from '#contract/products/messages';
import type { MockDatabase } from '../db';
import { refusedField } from '../http/fault';
import type { KeptProduct } from '../tables/catalogue-rows';
import { withFirst } from '../tables/image-order';
import { withAnother } from './kept-product';

/** What an address may change of a product. */
type Addressed = Pick<KeptProduct, 'typedImageUrl' | 'images'>;

/** A product as an address makes it: a picture of the library becomes its primary image, any other is only kept. Throws 400. */
export function withAddress<P extends Addressed>(
  product: P,
  imageUrl: string,
  database: MockDatabase,
  language: Language,
): P {
  const fileId = libraryFileIn(imageUrl);
  if (fileId === undefined) return withTyped(product, imageUrl, language);
  const shown = product.images.find((image) => image.fileId === fileId);
  if (shown?.isPrimary) return product;
  requirePicture(imageUrl, database, language);
  const id = shown?.id ?? database.catalogue.nextImageId();
  const images = shown
    ? product.images
    : withAnother(product.images, { id, fileId, altText: null }, language);
  return { ...product, images: withFirst(images, id) };
}

/** A product that keeps an address; one that has images takes no other than before, for nobody would see it. */
function withTyped<P extends Addressed>(product: P, address: string, language: Language): P {
  if (product.images.length > 0 && address !== product.typedImageUrl) {
    throw refusedField(400, 'imageUrl', productRefusals.unseenAddress, language);
  }
  return { ...product, typedImageUrl: address };
}

/** Throws 400 for the address of a picture that the library does not show. */
export function requirePicture(
  imageUrl: string,
  { files }: Pick<MockDatabase, 'files'>,
  language: Language,
): void {
  const fileId = libraryFileIn(imageUrl);
  if (fileId === undefined) return;
  if (files.some(({ id, privacy }) => id === fileId && privacy === 'public')) return;
  throw refusedField(400, 'imageUrl', productRefusals.noSuchPicture, language);
}
