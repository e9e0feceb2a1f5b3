import type { PageQueries } from '../../routing/page-queries';
import { categoryImagesQuery } from './category-images-query';
import { featuredQuery } from './featured-query';
import { headerImageQuery, heroQuery } from './hero-images';
import { testimonialImagesQuery } from './testimonial-images-query';

export const queries: PageQueries = () => [
  headerImageQuery,
  heroQuery,
  featuredQuery,
  categoryImagesQuery,
  testimonialImagesQuery,
];
