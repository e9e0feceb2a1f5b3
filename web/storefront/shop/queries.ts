import type { PageQueries } from '../../routing/page-queries';
import { listingQuery } from './listing';

export const queries: PageQueries = ({ search }) => [listingQuery(search)];
