import * as v from 'valibot';
import { maxSearchLength } from '#contract/core/query';
import { exportProducts } from '#contract/products/admin-endpoints';
import type { Product } from '#contract/products/schema';
import { findProducts, productListQuery } from '#contract/products/search';
import { downloadCsv } from '../../data/download-csv';
import type { ListDefaults, ListView } from '../data-table/list-view';

export const productListDefaults: ListDefaults = {
  sort: 'date:desc',
  query: productListQuery,
  filters: ['category', 'stock'],
};

export const filterProducts = (
  products: readonly Product[],
  { q, sort, filters: { category, stock } }: ListView,
): Product[] =>
  findProducts(products, { q, sort, category: category || undefined, stock: stock || undefined });

export const downloadProducts = ({
  q,
  sort,
  filters: { category, stock },
}: ListView): Promise<void> =>
  downloadCsv(exportProducts, {
    query: v.parse(productListQuery, {
      q: q.slice(0, maxSearchLength),
      sort,
      category: category || undefined,
      stock: stock || undefined,
    }),
  });
