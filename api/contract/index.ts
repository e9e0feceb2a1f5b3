import { listMediaFiles, optimizeImage } from './media';
import { getProduct, listFeaturedProducts, listProductImages, listProducts } from './product';

/** Every endpoint of the API. The server and the mocks each implement all of them, or do not compile. */
export const endpoints = {
  listProducts,
  listFeaturedProducts,
  getProduct,
  listProductImages,
  listMediaFiles,
  optimizeImage,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
