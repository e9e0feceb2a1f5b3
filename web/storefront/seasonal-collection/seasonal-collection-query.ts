import { toProductSummary } from '#contract/products/catalog-page';
import { getSeasonalCollection } from '#contract/settings/endpoints';
import { query, selectFrom } from '../../data/query';

const baseQuery = query(getSeasonalCollection, {});

export const seasonalCollectionQuery = selectFrom(
  baseQuery,
  'cards',
  (collection) =>
    collection && { ...collection, products: collection.products.map(toProductSummary) },
);

/** For a link to the collection. */
export const seasonalCollectionTextsQuery = selectFrom(
  baseQuery,
  'texts',
  (collection) =>
    collection && {
      title: collection.title,
      orderBy: collection.orderBy,
      endsAt: collection.endsAt,
    },
);
