import { listFeaturedProducts, listProducts } from '#contract/products/endpoints';
import { query } from '../../data/query';

export const productsQuery = query(listProducts, {});

export const featuredProductsQuery = query(listFeaturedProducts, {});
