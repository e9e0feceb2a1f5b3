import type { PageQueries } from '../../routing/page-queries';
import { featuredProductsQuery } from '../catalogue/product-queries';

export const queries: PageQueries = () => [featuredProductsQuery];
