import { toProductSummary } from '#contract/products/catalog-page';
import { getSeasonalShelf } from '#contract/settings/endpoints';
import { query, selectFrom } from '../../data/query';

export const seasonalShelfQuery = selectFrom(
  query(getSeasonalShelf, {}),
  'cards',
  (shelf) => shelf && { ...shelf, products: shelf.products.map(toProductSummary) },
);
