import { selectFrom } from '../../data/query';
import type { PageQueries } from '../../routing/page-url';
import { featuredProductsQuery } from '../product-card/product-queries';

/** One per card. */
export const categoryImagesQuery = selectFrom(featuredProductsQuery, 'images', (featured) =>
  featured.slice(0, 3).map(({ image }) => image),
);

export const queries: PageQueries = () => [categoryImagesQuery];
