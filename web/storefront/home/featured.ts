import { listedProduct } from '#contract/products/rules';
import { selectFrom } from '../../data/query';
import { featuredProductsQuery } from '../catalogue/product-queries';

/** Featured products the home page shows. */
export const featuredShown = 3;

/** Those of the featured products that the home page shows. */
export const featuredQuery = selectFrom(featuredProductsQuery, 'featured', (featured) =>
  featured.slice(0, featuredShown).map(listedProduct),
);
