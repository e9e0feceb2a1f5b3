import { readLoaded } from '../../data/query';
import type { PageServer } from '../../routing/page-server';
import { seasonalCollectionQuery, seasonalCollectionTextsQuery } from './seasonal-collection-query';

/** When the page must no longer show the seasonal collection. */
export const getSeasonExpiry: PageServer['getExpiry'] = (_url, data) => {
  const collection =
    readLoaded(data, seasonalCollectionQuery) ?? readLoaded(data, seasonalCollectionTextsQuery);
  return collection ? new Date(collection.endsAt) : undefined;
};
