import * as v from 'valibot';
import { type CategorySlug, categories } from '../category';
import { parseSort, searchQuery, sortParam } from '../core/query';
import { normalizeForSearch, splitSearchWords } from '../core/text';
import type { Product } from './schema';
import { getStockLevel } from './stock-level';

type GetText = (product: Product) => string;

/** Normalizes each product's text once, however often it is searched. */
function memoizeText(
  getText: (product: Product) => readonly (string | null | undefined)[],
): GetText {
  const cache = new WeakMap<Product, string>();
  return (product) => {
    const text = cache.get(product) ?? normalizeForSearch(getText(product).join(' '));
    cache.set(product, text);
    return text;
  };
}

export const getNameText = memoizeText(({ name, translations: { es } }) => [name, es?.name]);

const getSearchText = memoizeText(({ name, sku, region, ingredients, translations: { es } }) => [
  name,
  es?.name,
  sku,
  region,
  ingredients,
  es?.ingredients,
]);

/** All products if `query` is blank. */
export function filterByText(
  products: readonly Product[],
  query: string,
  getText: GetText,
): readonly Product[] {
  const words = splitSearchWords(query);
  if (words.length === 0) return products;
  return products.filter((product) => words.every((word) => getText(product).includes(word)));
}

const stockLevels = ['out-of-stock', 'low-stock', 'in-stock'] as const;

const categoryPosition = new Map<CategorySlug, number>(
  categories.map(({ slug }, position) => [slug, position]),
);

const sortKeys: Readonly<Record<string, (product: Product) => string | number>> = {
  date: ({ createdAt }) => createdAt,
  name: ({ name }) => normalizeForSearch(name),
  price: ({ price }) => price,
  region: ({ region }) => region,
  category: ({ category }) => categoryPosition.get(category) ?? 0,
  stock: (product) => stockLevels.indexOf(getStockLevel(product)),
  featured: ({ featured }) => (featured ? 0 : 1),
};

export const productListQuery = v.object({
  ...searchQuery,
  category: v.optional(v.picklist(categories.map(({ slug }) => slug))),
  stock: v.optional(v.picklist(stockLevels)),
  sort: v.optional(sortParam(Object.keys(sortKeys)), 'date:desc'),
});

interface ProductFilter {
  readonly q: string;
  readonly sort: string;
  readonly category?: string | undefined;
  readonly stock?: string | undefined;
}

export function findProducts(
  products: readonly Product[],
  { q, sort, category, stock }: ProductFilter,
): Product[] {
  const matches = filterByText(products, q, getSearchText).filter(
    (product) =>
      (category === undefined || product.category === category) &&
      (stock === undefined || getStockLevel(product) === stock),
  );
  return sortProducts(matches, sort);
}

/** Stable. */
function sortProducts(products: readonly Product[], sort: string): Product[] {
  const { field, ascending } = parseSort(sort);
  const { [field]: getKey = sortKeys.date } = sortKeys;
  if (!getKey) return [...products];
  const sign = ascending ? 1 : -1;
  const keyed = products.map((product) => ({ product, key: getKey(product) }));
  keyed.sort((a, b) => sign * compareKeys(a.key, b.key));
  return keyed.map(({ product }) => product);
}

function compareKeys(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
