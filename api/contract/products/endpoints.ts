import { endpointOf } from '../core/endpoint';
import type {
  getProductSchemas,
  listFeaturedProductsSchemas,
  listProductImagesSchemas,
  listProductsSchemas,
} from './schema';

/** All products, hidden ones too, newest first. */
export const listProducts = endpointOf<typeof listProductsSchemas>()({
  method: 'GET',
  path: '/api/products',
  access: 'public',
  cacheControl: 'no-cache',
});

/** All featured products that the shop would show, newest first; may be kept for 5 minutes. */
export const listFeaturedProducts = endpointOf<typeof listFeaturedProductsSchemas>()({
  method: 'GET',
  path: '/api/featured-products',
  access: 'public',
  cacheControl: 'public, max-age=300',
});

export const getProduct = endpointOf<typeof getProductSchemas>()({
  method: 'GET',
  path: '/api/products/:id',
  access: 'public',
  cacheControl: 'no-cache',
});

/** The product's images, the primary one first. */
export const listProductImages = endpointOf<typeof listProductImagesSchemas>()({
  method: 'GET',
  path: '/api/products/:id/images',
  access: 'public',
  cacheControl: 'no-cache',
});
