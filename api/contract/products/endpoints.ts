import { declareEndpoint } from '../core/endpoint';
import type {
  getProductSchemas,
  listFeaturedProductsSchemas,
  listProductImagesSchemas,
  listProductsSchemas,
} from './schema';

/** Newest first, including hidden products. */
export const listProducts = declareEndpoint<typeof listProductsSchemas>()({
  method: 'GET',
  path: '/api/products',
  access: 'public',
  cacheControl: 'no-cache',
});

/** Newest first, without hidden products; cacheable for 5 minutes. */
export const listFeaturedProducts = declareEndpoint<typeof listFeaturedProductsSchemas>()({
  method: 'GET',
  path: '/api/featured-products',
  access: 'public',
  cacheControl: 'public, max-age=300',
});

export const getProduct = declareEndpoint<typeof getProductSchemas>()({
  method: 'GET',
  path: '/api/products/:id',
  access: 'public',
  cacheControl: 'no-cache',
});

/** Primary image first. */
export const listProductImages = declareEndpoint<typeof listProductImagesSchemas>()({
  method: 'GET',
  path: '/api/products/:id/images',
  access: 'public',
  cacheControl: 'no-cache',
});
