import type { ImageAsset, ImageSpot } from '#contract/media/schema';
import type { Product } from '#contract/products/schema';

/** A product, one of its images, and what is in the image. */
export interface SpottedProduct {
  readonly product: Product;
  readonly image: ImageAsset;
  readonly spots: readonly ImageSpot[];
}
