import * as v from 'valibot';
import { presetAddress } from '#contract/image-options';
import { type MediaFile, pictureOf } from '#contract/media';
import { type Product, type ProductImage, product, productImage } from '#contract/product';
import type { KeptImage } from './image-order';

/** A product as it is kept; its picture is the library's to tell of. */
export interface KeptProduct extends Omit<Product, 'image' | 'imageUrl'> {
  /** Its address as long as it has no image. */
  readonly typedImageUrl: string;
  /** The oldest first. */
  readonly images: readonly KeptImage[];
}

/** A product's row; its primary picture, when there is one, gives it its address. */
export function productRow(kept: KeptProduct, primary: MediaFile | undefined): Product {
  const { images: _, typedImageUrl, ...facts } = kept;
  return v.parse(product, {
    ...facts,
    imageUrl: primary?.url_preview ?? typedImageUrl,
    image: primary ? { publitioId: primary.id, ...pictureOf(primary) } : null,
  });
}

/** The row of a product's image that shows a library file. */
export function imageRow({ id, altText, isPrimary }: KeptImage, file: MediaFile): ProductImage {
  const { url, ...picture } = pictureOf(file);
  return v.parse(productImage, {
    id,
    publitioId: file.id,
    imageUrl: url,
    thumbnailUrl: presetAddress(url, 'thumbnail'),
    altText: altText ?? picture.alt.en,
    isPrimary,
    ...picture,
  });
}
