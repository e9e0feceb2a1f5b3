import { listFeaturedProducts, listProducts } from '#contract/products/endpoints';
import { query } from '../../data/query';

/** All products of the shop. */
export const productsQuery = query(listProducts, {});

export const featuredProductsQuery = query(listFeaturedProducts, {});
