import type { PageQueries } from '../../routing/page-url';
import { productsQuery } from '../product-card/product-queries';

export const queries: PageQueries = () => [productsQuery];
