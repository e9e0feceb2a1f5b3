import type { PageQueries } from '../../routing/page-url';
import { listingQuery } from './listing';

export const queries: PageQueries = ({ search }) => [listingQuery(search)];
