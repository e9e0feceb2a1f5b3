import { getProduct, listProductImages } from '#contract/products/endpoints';
import { query } from '../../data/query';
import type { PageQueries } from '../../routing/page-url';
import { orderDaysQuery } from './order-days-query';
import { parseProductId } from './parse-product-id';
import { relatedProductsQuery } from './related-products-query';

export const productQuery = (id: number) => query(getProduct, { params: { id } });

export const productImagesQuery = (id: number) => query(listProductImages, { params: { id } });

export const queries: PageQueries = ({ params }) => {
  const id = parseProductId(params.id);
  if (id === 0) return [];
  return [productQuery(id), productImagesQuery(id), relatedProductsQuery(id), orderDaysQuery];
};
