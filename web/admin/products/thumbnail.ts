import { presetAddress } from '#contract/image-options';
import type { Product } from '#contract/product';

/** The small picture of a product; what was typed, where the library has none. */
export const thumbnailOf = ({ image, imageUrl }: Pick<Product, 'image' | 'imageUrl'>): string =>
  image ? presetAddress(image.url, 'thumbnail') : imageUrl;
