import type { PageQueries } from '../../routing/page-queries';
import { featuredProductsQuery } from '../product-card/product-queries';

export const queries: PageQueries = () => [featuredProductsQuery];
