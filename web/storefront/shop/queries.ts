import type { PageQueries } from '../../routing/page-url';
import { seasonalShelfQuery } from '../seasonal-shelf/seasonal-shelf-query';
import { listingQuery } from './listing';

export const queries: PageQueries = ({ search }) => [listingQuery(search), seasonalShelfQuery];
