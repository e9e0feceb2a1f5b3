import { sendContactMessage } from './contact';
import { exportContactMessages, listContactMessages, markContactMessage } from './contact-messages';
import { getDemoData } from './demo-data';
import { withSchemas } from './endpoint';
import { setHeaderImage } from './header-image-choice';
import { listMediaFiles, optimizeImage } from './media';
import {
  createMediaFolder,
  deleteMediaFile,
  deleteMediaFolder,
  downloadMediaFile,
  editMediaFile,
  getMediaFile,
  listMediaFolders,
  renameMediaFolder,
  searchMediaFiles,
  uploadMediaFile,
} from './media-library';
import { listMediaFilesSchemas, optimizeImageSchemas } from './media-schema';
import { subscribe } from './newsletter';
import { sendOrderRequest } from './order';
import {
  exportOrderRequests,
  listOrderRequests,
  markOrderRequest,
  setOrderStatus,
} from './order-requests';
import { getProduct, listFeaturedProducts, listProductImages, listProducts } from './product';
import {
  addProductImage,
  deleteProductImage,
  orderProductImages,
  setImageAlt,
  setPrimaryImage,
} from './product-image-writes';
import { exportProducts, importProducts, undoImport } from './product-import';
import {
  getProductSchemas,
  listFeaturedProductsSchemas,
  listProductImagesSchemas,
  listProductsSchemas,
} from './product-schema';
import {
  changeProducts,
  createProduct,
  deleteProduct,
  deleteProducts,
  restoreProducts,
  updateProduct,
} from './product-writes';
import { sendRestorationPhotos, sendRestorationRequest } from './restoration';
import {
  exportRestorationRequests,
  listRestorationRequests,
  markRestorationRequest,
  setRequestStatus,
} from './restoration-requests';
import { getSession, signIn, signOut } from './session';
import { getHeaderImage } from './settings';
import { getHeaderImageSchemas } from './settings-schema';
import { exportSubscribers, listSubscribers } from './subscribers';
import { countVisitorsToday } from './visitors';

/** Every endpoint of the API. The server and the mocks each implement all of them, or do not compile. */
export const endpoints = {
  listProducts: withSchemas(listProducts, listProductsSchemas),
  listFeaturedProducts: withSchemas(listFeaturedProducts, listFeaturedProductsSchemas),
  getProduct: withSchemas(getProduct, getProductSchemas),
  listProductImages: withSchemas(listProductImages, listProductImagesSchemas),
  createProduct,
  changeProducts,
  deleteProducts,
  restoreProducts,
  updateProduct,
  deleteProduct,
  addProductImage,
  setPrimaryImage,
  setImageAlt,
  orderProductImages,
  deleteProductImage,
  exportProducts,
  importProducts,
  undoImport,
  listMediaFiles: withSchemas(listMediaFiles, listMediaFilesSchemas),
  searchMediaFiles,
  uploadMediaFile,
  getMediaFile,
  editMediaFile,
  deleteMediaFile,
  downloadMediaFile,
  listMediaFolders,
  createMediaFolder,
  deleteMediaFolder,
  renameMediaFolder,
  optimizeImage: withSchemas(optimizeImage, optimizeImageSchemas),
  getHeaderImage: withSchemas(getHeaderImage, getHeaderImageSchemas),
  setHeaderImage,
  sendContactMessage,
  sendRestorationRequest,
  sendRestorationPhotos,
  subscribe,
  sendOrderRequest,
  listContactMessages,
  exportContactMessages,
  markContactMessage,
  listRestorationRequests,
  exportRestorationRequests,
  markRestorationRequest,
  setRequestStatus,
  listOrderRequests,
  exportOrderRequests,
  markOrderRequest,
  setOrderStatus,
  listSubscribers,
  exportSubscribers,
  signIn,
  signOut,
  getSession,
  getDemoData,
  countVisitorsToday,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
