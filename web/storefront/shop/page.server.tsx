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
import { getSeasonExpiry } from '../seasonal-collection/season-expiry';
import { seasonalCollectionQuery } from '../seasonal-collection/seasonal-collection-query';
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

/** So that the page's render does not block the event loop with the index of a large catalog. */
async function prepareIndex(fetchResponse: Fetcher, { isSearch }: { readonly isSearch: boolean }) {
  const catalog = await fetchResponse(listProducts, {});
  await (isSearch ? prepareSearchIndex(catalog) : prepareFilterIndex(catalog));
}

export const server: PageServer = {
  async queries({ search, language }, fetchResponse) {
    const isSearch = getSearchQuery(search) !== '';
    const hasDate = Boolean(search.get('date'));
    const [found, filters, settings, busyDays] = await Promise.all([
      isSearch ? loadSearch() : undefined,
      loadFilterShop(),
      isSearch || hasDate ? fetchResponse(getShopSettings, {}) : undefined,
      hasDate ? fetchResponse(listBusyDays, {}) : undefined,
      prepareIndex(fetchResponse, { isSearch }),
      importFilters(),
      loadTranslations(language, filtersTranslations),
    ]);
    const tools = { searchProducts: found?.createSearch(settings), filters, settings, busyDays };
    return [
      listingQuery(search, tools),
      facetsQuery(search, tools),
      seasonalCollectionQuery,
      ...(settings ? [shopSettingsQuery] : []),
      ...(busyDays ? [busyDaysQuery] : []),
    ];
  },
  getExpiry: getSeasonExpiry,
  lazyModules: ['storefront/shop/filters/filters-module.ts'],
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
