import { toProductSummary } from '#contract/products/catalog-page';
import { selectFrom } from '../../data/query';
import { featuredProductsQuery } from '../product-card/product-queries';

/** Number of featured products on the home page. */
export const featuredCount = 3;

export const homeFeaturedProductsQuery = selectFrom(featuredProductsQuery, 'featured', (featured) =>
  featured.slice(0, featuredCount).map(toProductSummary),
);
