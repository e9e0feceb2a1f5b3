import { listFeaturedProducts } from '#contract/products/endpoints';
import { type ListedProduct, listedProduct } from '#contract/products/rules';
import type { Answer } from '#renderer';

/** Featured products the home page shows. */
export const featuredShown = 3;

export const featuredKey = 'featured';

/** Those of the featured products that the home page shows. */
export const featuredOf = (featured: readonly ListedProduct[]): readonly ListedProduct[] =>
  featured.slice(0, featuredShown);

/** The products the home page brings, in place of all that are featured. */
export async function bringFeatured(answer: Answer) {
  return { [featuredKey]: featuredOf(await answer(listFeaturedProducts, {})).map(listedProduct) };
}
