import type { Product } from '#contract/products/schema';
import { selectFrom } from '../../data/query';
import type { PageQueries } from '../../routing/page-url';
import { orderDaysQuery } from '../product/order-days-query';
import { productsQuery } from '../product-card/product-queries';
import { canCompare, parseComparedIds } from './compared-ids';

/** In the order of `ids`, without products that no longer exist. */
export const selectProducts = (
  products: readonly Product[],
  ids: readonly number[],
): readonly Product[] => ids.flatMap((id) => products.find((product) => product.id === id) ?? []);

export const comparedProductsQuery = (ids: readonly number[]) =>
  selectFrom(productsQuery, `compare/${ids}`, (products) => selectProducts(products, ids));

export const queries: PageQueries = ({ search }) => {
  const ids = parseComparedIds(search);
  return canCompare(ids) ? [comparedProductsQuery(ids), orderDaysQuery] : [];
};
