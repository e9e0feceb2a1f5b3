import type { PageQueries } from '../../routing/page-queries';
import { categoryImagesQuery } from './category-images-query';
import { headerImageQuery, heroImagesQuery } from './hero-images';
import { homeFeaturedProductsQuery } from './home-featured-products-query';
import { testimonialImagesQuery } from './testimonial-images-query';

export const queries: PageQueries = () => [
  headerImageQuery,
  heroImagesQuery,
  homeFeaturedProductsQuery,
  categoryImagesQuery,
  testimonialImagesQuery,
];
