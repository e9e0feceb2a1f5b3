import * as v from 'valibot';
import { type CategorySlug, categories } from '../category';
import { searchQuery, sortField, sortOrder } from '../core/query';
import { plainText, splitSearchWords } from '../core/text';
import { stockLevel } from './rules';
import type { Product } from './schema';

type TextOf = (product: Product) => string;

/** Normalizes each product's text once, however often it is searched. */
function writtenOnce(
  getText: (product: Product) => readonly (string | null | undefined)[],
): TextOf {
  const written = new WeakMap<Product, string>();
  return (product) => {
    const text = written.get(product) ?? plainText(getText(product).join(' '));
    written.set(product, text);
    return text;
  };
}

export const getNameText = writtenOnce(({ name, translations: { es } }) => [name, es?.name]);

export const getSearchText = writtenOnce(
  ({ name, sku, region, ingredients, translations: { es } }) => [
    name,
    es?.name,
    sku,
    region,
    ingredients,
    es?.ingredients,
  ],
);

/** All products if `query` is blank. */
export function productsWith(
  products: readonly Product[],
  typed: string,
  getText: TextOf,
): readonly Product[] {
  const words = splitSearchWords(typed);
  if (words.length === 0) return products;
  return products.filter((product) => words.every((word) => getText(product).includes(word)));
}

const stockLevels = ['out-of-stock', 'low-stock', 'in-stock'] as const;

const categoryPosition = new Map<CategorySlug, number>(
  categories.map(({ slug }, position) => [slug, position]),
);

const sortKeys: Readonly<Record<string, (product: Product) => string | number>> = {
  date: ({ createdAt }) => createdAt,
  name: ({ name }) => plainText(name),
  price: ({ price }) => price,
  region: ({ region }) => region,
  category: ({ category }) => categoryPosition.get(category) ?? 0,
  stock: (product) => stockLevels.indexOf(stockLevel(product)),
  featured: ({ featured }) => (featured ? 0 : 1),
};

export const productListQuery = v.object({
  ...searchQuery,
  category: v.optional(v.picklist(categories.map(({ slug }) => slug))),
  stock: v.optional(v.picklist(stockLevels)),
  sort: v.optional(sortField(Object.keys(sortKeys)), 'date:desc'),
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
  const found = productsWith(products, q, getSearchText).filter(
    (product) =>
      (category === undefined || product.category === category) &&
      (stock === undefined || stockLevel(product) === stock),
  );
  return sorted(found, sort);
}

/** Stable. */
function sorted(products: readonly Product[], sort: string): Product[] {
  const { field, ascending } = sortOrder(sort);
  const { [field]: getKey = sortKeys.date } = sortKeys;
  if (!getKey) return [...products];
  const sign = ascending ? 1 : -1;
  const keyed = products.map((product) => ({ product, key: getKey(product) }));
  keyed.sort((one, other) => sign * compared(one.key, other.key));
  return keyed.map(({ product }) => product);
}

function compared(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
