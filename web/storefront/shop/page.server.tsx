import { categorySlugs } from '#contract/category';
import { listBusyDays } from '#contract/orders/busy-days-endpoint';
import { listProducts } from '#contract/products/endpoints';
import { prepareFilterIndex } from '#contract/products/filter-index';
import type { Product } from '#contract/products/schema';
import { isVisible } from '#contract/products/visible-products';
import { prepareSearchIndex } from '#contract/search/search-index';
import { getShopSettings } from '#contract/settings/endpoints';
import type { Fetcher } from '#renderer';
import { loadTranslations } from '../../i18n/translations';
import type { PageServer } from '../../routing/page-server';
import { paths } from '../../routing/paths';
import { busyDaysQuery } from '../cart/order-request/busy-days-query';
import { loadSearch } from '../search/load-search';
import type { ShopSearch } from '../search/shop-search-result';
import { getSeasonExpiry } from '../seasonal-collection/season-expiry';
import { seasonalCollectionTextsQuery } from '../seasonal-collection/seasonal-collection-query';
import { shopSettingsQuery } from '../shop-settings/shop-settings-query';
import { facetsQuery } from './filters/facets-query';
import { filtersTranslations } from './filters/filters-translations';
import { loadFilterShop } from './filters/load-filter-shop';
import { importFilters } from './filters/load-filters';
import { listingQuery } from './listing';
import { getSearchQuery } from './listing-tools';
import { ShopStructuredData } from './ShopStructuredData';

/** ISO timestamps in the same time zone compare correctly as strings. */
const findLastChange = (products: readonly Product[]): string | undefined =>
  products
    .map(({ updatedAt }) => updatedAt)
    .reduce<string | undefined>(
      (last, changed) => (last === undefined || changed > last ? changed : last),
      undefined,
    );

/** So that the page's queries and its render do not block the event loop with the indexes of a large catalog. */
async function prepareFilters(fetchResponse: Fetcher): Promise<undefined> {
  await prepareFilterIndex(await fetchResponse(listProducts, {}));
}

/** Like `prepareFilters`, for what the search finds. Resolves to the search, which remembers its last result. */
async function prepareSearch(fetchResponse: Fetcher, text: string): Promise<ShopSearch> {
  const [{ createSearch }, catalog, settings] = await Promise.all([
    loadSearch(),
    fetchResponse(listProducts, {}),
    fetchResponse(getShopSettings, {}),
  ]);
  await prepareSearchIndex(catalog);
  const searchProducts = createSearch(settings);
  await prepareFilterIndex(searchProducts(catalog, text).products);
  return searchProducts;
}

export const server: PageServer = {
  async queries({ search, language }, fetchResponse) {
    const text = getSearchQuery(search);
    const isSearch = text !== '';
    const hasDate = Boolean(search.get('date'));
    const [searchProducts, filters, settings, busyDays] = await Promise.all([
      isSearch ? prepareSearch(fetchResponse, text) : prepareFilters(fetchResponse),
      loadFilterShop(),
      isSearch || hasDate ? fetchResponse(getShopSettings, {}) : undefined,
      hasDate ? fetchResponse(listBusyDays, {}) : undefined,
      importFilters(),
      loadTranslations(language, filtersTranslations),
    ]);
    const tools = { searchProducts, filters, settings, busyDays };
    return [
      listingQuery(search, tools),
      facetsQuery(search, tools),
      seasonalCollectionTextsQuery,
      ...(settings ? [shopSettingsQuery] : []),
      ...(busyDays ? [busyDaysQuery] : []),
    ];
  },
  getExpiry: getSeasonExpiry,
  lazyModules: ['storefront/shop/filters/filters-module.ts', 'storefront/shop/search-parts.tsx'],
  StructuredData: ShopStructuredData,
  async sitemap(fetchResponse) {
    const products = (await fetchResponse(listProducts, {})).filter(isVisible);
    const categoryEntries = categorySlugs.map((category) => ({
      path: paths.shop({ category }),
      lastModified: findLastChange(products.filter((product) => product.category === category)),
    }));
    return [{ path: paths.shop(), lastModified: findLastChange(products) }, ...categoryEntries];
  },
};
