import * as v from 'valibot';
import { type CategorySlug, categories } from './category';
import { searchQuery } from './list-query';
import { plainText } from './plain-text';
import type { Product } from './product';
import { factsOf, productsWith } from './product-search';
import { sortField, sortOrder } from './query-fields';
import { stockLevel } from './stock';

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

/** Which products the back office lists, and in which order. */
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

/** The products that a filter finds, in its order. */
export function findProducts(
  products: readonly Product[],
  { q, sort, category, stock }: ProductFilter,
): Product[] {
  const found = productsWith(products, q, factsOf).filter(
    (product) =>
      (category === undefined || product.category === category) &&
      (stock === undefined || stockLevel(product) === stock),
  );
  return sorted(found, sort);
}

/** Equal ones stay in the order they come in. */
function sorted(products: readonly Product[], sort: string): Product[] {
  const { field, ascending } = sortOrder(sort);
  const { [field]: keyOf = sortKeys.date } = sortKeys;
  if (!keyOf) return [...products];
  const sign = ascending ? 1 : -1;
  const keyed = products.map((product) => ({ product, key: keyOf(product) }));
  keyed.sort((one, other) => sign * compared(one.key, other.key));
  return keyed.map(({ product }) => product);
}

function compared(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
