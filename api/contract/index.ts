import { withSchemas } from './core/endpoint';
import { eraseCustomer, getCustomer, listCustomers } from './customers/admin-endpoints';
import { getEmailStatus, resendEmail } from './email/admin-endpoints';
import {
  archiveEventInquiry,
  exportEventInquiries,
  listEventInquiries,
  markEventInquiry,
  setEventInquiryStatus,
} from './event-inquiries/admin-endpoints';
import { sendEventInquiry } from './event-inquiries/endpoints';
import {
  archiveContactMessage,
  archiveRestorationRequest,
  countUnread,
  exportContactMessages,
  exportRestorationRequests,
  exportSubscribers,
  listContactMessages,
  listRestorationRequests,
  listSubscribers,
  markContactMessage,
  markRestorationRequest,
  setRequestStatus,
} from './inbox/admin-endpoints';
import {
  sendContactMessage,
  sendRestorationRequest,
  sendSubmissionPhotos,
  subscribe,
  unsubscribe,
} from './inbox/endpoints';
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
} from './media/admin-endpoints';
import { listMediaFiles, optimizeImage } from './media/endpoints';
import { listMediaFilesSchemas, optimizeImageSchemas } from './media/schema';
import {
  archiveOrderRequest,
  createPhoneOrder,
  editOrderRequest,
  exportOrderRequests,
  getOrderCalendar,
  getOrderRequest,
  listOrderRequests,
  markOrderRequest,
  recordOrderEvent,
  setOrderStatus,
} from './orders/admin-endpoints';
import { listBusyDays } from './orders/busy-days-endpoint';
import { listBusyDaysSchemas } from './orders/busy-days-schema';
import { getOrderStatus, respondToOrder, sendOrderRequest } from './orders/endpoints';
import { previewOrderEmail, sendOrderEmail } from './orders/order-email';
import {
  addProductImage,
  changeProducts,
  createProduct,
  deleteProduct,
  deleteProductImage,
  deleteProducts,
  exportProducts,
  importProducts,
  orderProductImages,
  restoreProducts,
  setImageAlt,
  setPrimaryImage,
  undoImport,
  updateProduct,
} from './products/admin-endpoints';
import {
  getProduct,
  listFeaturedProducts,
  listProductImages,
  listProducts,
} from './products/endpoints';
import {
  getProductSchemas,
  listFeaturedProductsSchemas,
  listProductImagesSchemas,
  listProductsSchemas,
} from './products/schema';
import { exportRestockRequests, listRestockDemand } from './restock/admin-endpoints';
import { sendRestockRequest } from './restock/endpoints';
import {
  changePassword,
  createAccount,
  createSecondFactorSecret,
  deleteAccount,
  disableSecondFactor,
  enableSecondFactor,
  endOtherSessions,
  endSession,
  getSecondFactor,
  listAccounts,
  listSessions,
  replaceRecoveryCodes,
} from './session/admin-endpoints';
import { getSession, signIn, signOut } from './session/endpoints';
import { getDemoData, setHeaderImage, setShopSettings } from './settings/admin-endpoints';
import { getHeaderImage, getSeasonalCollection, getShopSettings } from './settings/endpoints';
import {
  getHeaderImageSchemas,
  getSeasonalCollectionSchemas,
  getShopSettingsSchemas,
} from './settings/schema';
import { getSystemStatus } from './system/admin-endpoints';
import { getApiDescription } from './system/endpoints';
import { countVisitorsToday } from './visitors/endpoints';

/** The server and the mocks implement all of them; a missing one is a type error. */
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
  getSeasonalCollection: withSchemas(getSeasonalCollection, getSeasonalCollectionSchemas),
  getShopSettings: withSchemas(getShopSettings, getShopSettingsSchemas),
  setShopSettings,
  sendContactMessage,
  sendRestorationRequest,
  sendSubmissionPhotos,
  sendEventInquiry,
  subscribe,
  unsubscribe,
  sendRestockRequest,
  sendOrderRequest,
  listBusyDays: withSchemas(listBusyDays, listBusyDaysSchemas),
  getOrderStatus,
  respondToOrder,
  countUnread,
  listContactMessages,
  exportContactMessages,
  markContactMessage,
  archiveContactMessage,
  listRestorationRequests,
  exportRestorationRequests,
  markRestorationRequest,
  archiveRestorationRequest,
  setRequestStatus,
  listEventInquiries,
  exportEventInquiries,
  markEventInquiry,
  archiveEventInquiry,
  setEventInquiryStatus,
  listOrderRequests,
  exportOrderRequests,
  markOrderRequest,
  archiveOrderRequest,
  getOrderCalendar,
  listCustomers,
  getCustomer,
  eraseCustomer,
  setOrderStatus,
  getOrderRequest,
  editOrderRequest,
  createPhoneOrder,
  recordOrderEvent,
  previewOrderEmail,
  sendOrderEmail,
  listSubscribers,
  exportSubscribers,
  listRestockDemand,
  exportRestockRequests,
  signIn,
  signOut,
  getSession,
  listSessions,
  endSession,
  endOtherSessions,
  changePassword,
  listAccounts,
  createAccount,
  deleteAccount,
  getSecondFactor,
  createSecondFactorSecret,
  enableSecondFactor,
  replaceRecoveryCodes,
  disableSecondFactor,
  getDemoData,
  getEmailStatus,
  resendEmail,
  getSystemStatus,
  countVisitorsToday,
  getApiDescription,
} as const;

export type Endpoints = typeof endpoints;

export type EndpointName = keyof Endpoints;
