import type { MediaFile } from '#contract/media/schema';
import type { Product, ProductImage } from '#contract/products/schema';
import { imageRow, type KeptProduct, productRow } from './catalogue-rows';
import { asShown, withPrimary } from './image-order';

/** What visitors are shown of a product; every row has been parsed by its contract schema. */
export interface Shown {
  readonly product: Product;
  /** The primary one first. */
  readonly images: readonly ProductImage[];
}

/** The library's files by their ids. */
type Files = ReadonlyMap<string, MediaFile>;

/** A product without the images whose files are gone. */
export function standing(product: KeptProduct, files: Files): KeptProduct {
  const left = product.images.filter(({ fileId }) => files.has(fileId));
  return { ...product, images: withPrimary(left) };
}

/** A product as visitors are shown it. */
export function shownWith(product: KeptProduct, files: Files): Shown {
  const images = asShown(standing(product, files).images).flatMap((image) => {
    const file = files.get(image.fileId);
    return file ? [{ image, file }] : [];
  });
  return {
    product: productRow(product, images[0]),
    images: images.map((image) => imageRow(image, product)),
  };
}
