import type { Language } from '#contract/core/language';
import { alreadyGone } from '#contract/core/messages';
import { mostImages } from '#contract/products/limits';
import { productImageRules } from '#contract/products/messages';
import { refused } from '../http/fault';
import type { KeptProduct } from '../tables/catalogue-rows';
import { type KeptImage, withAppended } from '../tables/image-order';
import type { ProductTable } from '../tables/products';

/** The product of that id. Throws 404. */
export function productWithId(
  id: number,
  catalogue: ProductTable,
  language?: Language,
): KeptProduct {
  const product = catalogue.find(id);
  if (!product) throw refused(404, alreadyGone, language);
  return product;
}

/** A product as it is after a change. */
export const nextVersion = (product: KeptProduct, now: Date): KeptProduct => ({
  ...product,
  version: product.version + 1,
  updatedAt: now.toISOString(),
});

/** A product with other images; it is the next version where they give it another primary picture. */
export function withImages(
  product: KeptProduct,
  images: KeptProduct['images'],
  now: Date,
): KeptProduct {
  const changed = { ...product, images };
  return primaryFile(changed) === primaryFile(product) ? changed : nextVersion(changed, now);
}

/** Images with another behind them. Throws 409 where there are as many as there may be. */
export function withAnother(
  images: KeptProduct['images'],
  added: Omit<KeptImage, 'position' | 'isPrimary'>,
  language?: Language,
): KeptProduct['images'] {
  if (images.length >= mostImages) throw refused(409, productImageRules.tooMany, language);
  return withAppended(images, added);
}

const primaryFile = ({ images }: KeptProduct): string | undefined =>
  images.find(({ isPrimary }) => isPrimary)?.fileId;

/** The numbers of some rows. */
export const idsOf = (rows: readonly { readonly id: number }[]): number[] =>
  rows.map(({ id }) => id);
