import type { PageQueries } from '../../routing/page-url';
import { shopFactsQuery } from '../shop-settings/shop-facts-query';

/** Of the footer, on every page. */
export const queries: PageQueries = () => [shopFactsQuery];
