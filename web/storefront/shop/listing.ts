import {
  type CatalogPage,
  paginateCatalog,
  parsePageNumber,
  toProductSummary,
} from '#contract/products/catalog-page';
import type { Product } from '#contract/products/schema';
import { filterByCategory, sortByFeatured } from '#contract/products/visible-products';
import { selectFrom } from '../../data/query';
import type { ListedProduct } from '../product-card/listed-product';
import { productsQuery } from '../product-card/product-queries';
import {
  type FoundProducts,
  getCategoryParam,
  getSearchQuery,
  isMissingTool,
  type ListingTools,
  listSearchKeys,
} from './listing-tools';

export interface Listing extends CatalogPage<ListedProduct> {
  /** By the filters, if the owner leaves something out. Follows the other products, and is part of the total. */
  readonly adaptable: readonly ListedProduct[];
  /** What the search text excludes. */
  readonly exclusion?: FoundProducts['exclusion'];
  readonly answers: FoundProducts['answers'];
  /** On the first page: what matches the search if the owner leaves something out. */
  readonly onRequest: readonly ListedProduct[];
  /** If nothing matches the search. */
  readonly near: readonly ListedProduct[];
}

const maxOnRequest = 24;

/** The first page needn't load the filters: without any, they'd find the same. */
function findProducts(
  catalog: readonly Product[],
  search: URLSearchParams,
  tools: ListingTools,
): FoundProducts {
  if (tools.filters) return tools.filters.filterShop(catalog, search, tools);
  const filter = (products: readonly Product[]) =>
    filterByCategory(products, getCategoryParam(search));
  const text = getSearchQuery(search);
  if (text === '' || !tools.searchProducts)
    return {
      products: sortByFeatured(filter(catalog)),
      adaptable: [],
      onRequest: [],
      near: [],
      answers: [],
    };
  const found = tools.searchProducts(catalog, text);
  return {
    ...found,
    products: filter(found.products),
    adaptable: [],
    onRequest: filter(found.onRequest),
    near: filter(found.near),
  };
}

function buildListing(
  catalog: readonly Product[],
  search: URLSearchParams,
  tools: ListingTools,
): Listing {
  const { products, adaptable, onRequest, near, exclusion, answers } = findProducts(
    catalog,
    search,
    tools,
  );
  const page = paginateCatalog([...products, ...adaptable], search.get('page'));
  const toListed = (product: Product): ListedProduct => ({
    ...toProductSummary(product),
    offer: tools.filters?.getOffer(product, search),
  });
  const listed = page.products.map(toListed);
  const firstAdaptable = Math.max(0, products.length - Math.max(0, page.first - 1));
  return {
    ...page,
    products: listed.slice(0, firstAdaptable),
    adaptable: listed.slice(firstAdaptable),
    exclusion,
    answers,
    onRequest: page.page === 1 ? onRequest.slice(0, maxOnRequest).map(toListed) : [],
    near: page.total === 0 ? near.map(toListed) : [],
  };
}

/** Selects undefined until the code is loaded that the URL needs. */
export const listingQuery = (search: URLSearchParams, tools: ListingTools = {}) => {
  const [category, ...keys] = listSearchKeys(search);
  const key = ['listing', category, parsePageNumber(search.get('page')), ...keys].join('/');
  return selectFrom(productsQuery, key, (catalog) =>
    isMissingTool(search, tools) ? undefined : buildListing(catalog, search, tools),
  );
};
