import type { PageQueries } from '../../routing/page-queries';
import { categoryImagesQuery } from './category-pictures';
import { featuredQuery } from './featured';
import { headerImageQuery, heroQuery } from './hero-pictures';
import { testimonialImagesQuery } from './testimonial-pictures';

export const queries: PageQueries = () => [
  headerImageQuery,
  heroQuery,
  featuredQuery,
  categoryImagesQuery,
  testimonialImagesQuery,
];
