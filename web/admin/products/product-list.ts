import * as v from 'valibot';
import { type CategorySlug, categories } from '#contract/category';
import { plainText } from '#contract/plain-text';
import type { Product } from '#contract/product';
import { sortField } from '#contract/query-fields';
import { type StockLevel, stockLevel } from '#contract/stock';
import type { ListDefaults, ListView } from '../list/list-view';
import { factsOf, productsWith } from './product-search';

const stockOrder: Readonly<Record<StockLevel, number>> = {
  'out-of-stock': 0,
  'low-stock': 1,
  'in-stock': 2,
};

const categoryPosition = new Map<CategorySlug, number>(
  categories.map(({ slug }, position) => [slug, position]),
);

const sortKeys: Readonly<Record<string, (product: Product) => string | number>> = {
  date: ({ createdAt }) => createdAt,
  name: ({ name }) => plainText(name),
  price: ({ price }) => price,
  region: ({ region }) => region,
  category: ({ category }) => categoryPosition.get(category) ?? 0,
  stock: (product) => stockOrder[stockLevel(product)],
  featured: ({ featured }) => (featured ? 0 : 1),
};

/** The list as it comes: newest first. */
export const productListDefaults: ListDefaults = {
  sort: 'date:desc',
  asked: v.object({
    category: v.picklist(categories.map(({ slug }) => slug)),
    stock: v.picklist(Object.keys(stockOrder)),
    sort: sortField(Object.keys(sortKeys)),
  }),
  filters: ['category', 'stock'],
};

/** The products that a view asks for, in its order. */
export function productsIn(
  products: readonly Product[],
  { q, sort, filters }: ListView,
): Product[] {
  const { category = '', stock = '' } = filters;
  const found = productsWith(products, q, factsOf).filter(
    (product) =>
      (category === '' || product.category === category) &&
      (stock === '' || stockLevel(product) === stock),
  );
  return sorted(found, sort);
}

/** Equal ones stay in the order they come in. */
function sorted(products: readonly Product[], sort: string): Product[] {
  const [field = '', direction] = sort.split(':');
  const { [field]: keyOf = sortKeys.date } = sortKeys;
  if (!keyOf) return [...products];
  const sign = direction === 'desc' ? -1 : 1;
  const keyed = products.map((product) => ({ product, key: keyOf(product) }));
  keyed.sort((one, other) => sign * compared(one.key, other.key));
  return keyed.map(({ product }) => product);
}

function compared(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
