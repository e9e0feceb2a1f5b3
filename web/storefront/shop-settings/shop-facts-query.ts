import { selectFrom } from '../../data/query';
import { shopSettingsQuery } from './shop-settings-query';

/** What pages say about the settings: the fees by area, and no lists that only some pages need. */
export const shopFactsQuery = selectFrom(
  shopSettingsQuery,
  'facts',
  ({
    closedDates: _dates,
    synonyms: _synonyms,
    seasonalCollection: _collection,
    deliveryAreas,
    ...facts
  }) =>
    // A device may have cached a response of an earlier version.
    facts.texts && {
      ...facts,
      fees: Object.fromEntries(deliveryAreas.map(({ slug, fee }) => [slug, fee])),
    },
);
