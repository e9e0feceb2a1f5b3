import { selectFrom } from '../../../data/query';
import { productsQuery } from '../../product-card/product-queries';
import { isMissingTool, type ListingTools, listSearchKeys } from '../listing-tools';

/** What the choices of the filters would find. */
export const facetsQuery = (search: URLSearchParams, tools: ListingTools) =>
  selectFrom(productsQuery, ['facets', ...listSearchKeys(search)].join('/'), (catalog) =>
    isMissingTool(search, tools)
      ? undefined
      : tools.filters?.filterShop(catalog, search, tools).facets,
  );
