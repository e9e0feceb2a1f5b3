import { endpointOf } from './endpoint';
import type {
  getProductSchemas,
  listFeaturedProductsSchemas,
  listProductImagesSchemas,
  listProductsSchemas,
} from './product-schema';

export type { Product, ProductImage, ProductTranslation } from './product-schema';

/** Where a product's main meats and cheeses come from. */
export const regions = [
  'Spain',
  'Italy',
  'France',
  'Switzerland',
  'United States',
  'Mexico',
] as const;

/** Where a product is made when its own field is empty. */
export const defaultOrigin = 'Los Angeles';

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
