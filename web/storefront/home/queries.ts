import type { PageQueries } from '../../routing/page-queries';
import { categoryPicturesQuery } from './category-pictures';
import { featuredQuery } from './featured';
import { headerImageQuery, heroQuery } from './hero-pictures';
import { testimonialPicturesQuery } from './testimonial-pictures';

export const queries: PageQueries = () => [
  headerImageQuery,
  heroQuery,
  featuredQuery,
  categoryPicturesQuery,
  testimonialPicturesQuery,
];
