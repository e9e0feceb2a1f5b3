import type { PageQueries } from '../../routing/page-url';
import { seasonalCollectionQuery } from '../seasonal-collection/seasonal-collection-query';
import { customEventImagesQuery } from './custom-event-images-query';
import { headerImageQuery, heroQuery } from './hero-images';
import { homeFeaturedProductsQuery } from './home-featured-products-query';
import { testimonialImagesQuery } from './testimonial-images-query';

export const queries: PageQueries = (_url, variant) => [
  headerImageQuery,
  heroQuery(variant),
  homeFeaturedProductsQuery,
  seasonalCollectionQuery,
  customEventImagesQuery,
  testimonialImagesQuery,
];
