import type { PageQueries } from '../../routing/page-queries';
import { categoryImagesQuery } from './category-images-query';
import { homeFeaturedProductsQuery } from './featured-query';
import { headerImageQuery, heroImagesQuery } from './hero-images';
import { testimonialImagesQuery } from './testimonial-images-query';

export const queries: PageQueries = () => [
  headerImageQuery,
  heroImagesQuery,
  homeFeaturedProductsQuery,
  categoryImagesQuery,
  testimonialImagesQuery,
];
