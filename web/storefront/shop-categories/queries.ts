import type { PageQueries } from '../../routing/page-url';
import { featuredProductsQuery } from '../product-card/product-queries';

export const queries: PageQueries = () => [featuredProductsQuery];
