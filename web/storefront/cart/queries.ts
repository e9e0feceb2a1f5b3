import type { PageQueries } from '../../routing/page-queries';
import { productsQuery } from '../catalogue/product-queries';

export const queries: PageQueries = () => [productsQuery];
