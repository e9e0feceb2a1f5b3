import { toProductSummary } from '#contract/products/catalog-page';
import { getSeasonalCollection } from '#contract/settings/endpoints';
import { query, selectFrom } from '../../data/query';

export const seasonalCollectionQuery = selectFrom(
  query(getSeasonalCollection, {}),
  'cards',
  (collection) =>
    collection && { ...collection, products: collection.products.map(toProductSummary) },
);
