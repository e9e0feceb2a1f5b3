import { sendContactMessage } from './contact';
import { listMediaFiles, optimizeImage } from './media';
import { subscribe } from './newsletter';
import { sendOrderRequest } from './order';
import { getProduct, listFeaturedProducts, listProductImages, listProducts } from './product';
import { sendRestorationPhotos, sendRestorationRequest } from './restoration';
import { getHeaderImage } from './settings';

/** Every endpoint of the API. The server and the mocks each implement all of them, or do not compile. */
export const endpoints = {
  listProducts,
  listFeaturedProducts,
  getProduct,
  listProductImages,
  listMediaFiles,
  optimizeImage,
  getHeaderImage,
  sendContactMessage,
  sendRestorationRequest,
  sendRestorationPhotos,
  subscribe,
  sendOrderRequest,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
