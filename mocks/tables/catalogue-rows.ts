import * as v from 'valibot';
import { presetAddress } from '#contract/media/image-options';
import { pictureOf } from '#contract/media/rules';
import type { MediaFile } from '#contract/media/schema';
import { productAlt } from '#contract/products/admin-rules';
import { type Product, type ProductImage, product, productImage } from '#contract/products/schema';
import type { KeptImage } from './image-order';

/** A product as it is kept; its picture is the library's to tell of. */
export interface KeptProduct extends Omit<Product, 'image' | 'imageUrl'> {
  /** Its address as long as it has no image. */
  readonly typedImageUrl: string;
  /** The oldest first. */
  readonly images: readonly KeptImage[];
}

/** An image of a product with the library file it shows. */
export interface ShownImage {
  readonly image: KeptImage;
  readonly file: MediaFile;
}

/** A product's row; its primary picture, when there is one, gives it its address. */
export function productRow(kept: KeptProduct, primary: ShownImage | undefined): Product {
  const { images: _, typedImageUrl, ...facts } = kept;
  return v.parse(product, {
    ...facts,
    imageUrl: primary?.file.url_preview ?? typedImageUrl,
    image: primary ? { publitioId: primary.file.id, ...pictureFor(primary, kept) } : null,
  });
}

/** What a page needs to show an image of a product. */
const pictureFor = ({ image, file }: ShownImage, product: KeptProduct) => ({
  ...pictureOf(file),
  alt: productAlt(image.altText, file, product),
});

/** The row of a product's image that shows a library file. */
export function imageRow({ image, file }: ShownImage, product: KeptProduct): ProductImage {
  const { id, altText, isPrimary } = image;
  const { url, ...picture } = pictureFor({ image, file }, product);
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
