import type { PageQueries } from '../../routing/page-url';
import { seasonalCollectionTextsQuery } from '../seasonal-collection/seasonal-collection-query';
import { listingQuery } from './listing';

export const queries: PageQueries = ({ search }) => [
  listingQuery(search),
  seasonalCollectionTextsQuery,
];
