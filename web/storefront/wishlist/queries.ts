import type { PageQueries } from '../../routing/page-queries';
import { productsQuery } from '../product-card/product-queries';

export const queries: PageQueries = () => [productsQuery];
