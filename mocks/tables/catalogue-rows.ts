import * as v from 'valibot';
import { presetAddress } from '#contract/image-options';
import { type MediaFile, pictureOf } from '#contract/media';
import { type Product, type ProductImage, product, productImage } from '#contract/product';
import type { DemoProduct } from '#demo/products';

/** A product's row; its primary picture, when there is one, gives it its address. */
export function productRow(demo: DemoProduct, primary: MediaFile | undefined): Product {
  const { photographs: _, ...facts } = demo;
  return v.parse(product, {
    ...facts,
    imageUrl: primary?.url_preview ?? demo.imageUrl ?? '',
    image: primary ? { publitioId: primary.id, ...pictureOf(primary) } : null,
    version: 1,
    updatedAt: demo.createdAt,
  });
}

/** The row of a product's image that shows a library file. */
export function imageRow(id: number, file: MediaFile, isPrimary: boolean): ProductImage {
  const { url, ...picture } = pictureOf(file);
  return v.parse(productImage, {
    id,
    publitioId: file.id,
    imageUrl: url,
    thumbnailUrl: presetAddress(url, 'thumbnail'),
    altText: picture.alt.en,
    isPrimary,
    ...picture,
  });
}
