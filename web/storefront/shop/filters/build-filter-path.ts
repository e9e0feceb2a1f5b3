import { type CatalogFilter, formatFilterParams } from '#contract/products/catalog-filter';
import { paths } from '../../../routing/paths';

/** Without language. `q` is the search text, '' for none. */
export const buildFilterPath = (filter: CatalogFilter, q: string): string =>
  paths.shop({ ...formatFilterParams(filter), category: filter.category ?? undefined, q });
