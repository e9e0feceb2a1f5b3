import type { ValidatedEndpoint } from './core/endpoint';
import * as HTTP from './core/http-status';
import { type EndpointName, endpoints } from './index';

/**
 * Error statuses of single endpoints, in addition to those that follow from an endpoint's declaration. The conformance
 * tests fail on a response with a status that is in neither.
 */
const specificStatuses: Partial<Record<EndpointName, readonly number[]>> = {
  createProduct: [HTTP.conflict],
  updateProduct: [HTTP.conflict],
  changeProducts: [HTTP.conflict],
  restoreProducts: [HTTP.conflict],
  addProductImage: [HTTP.conflict],
  orderProductImages: [HTTP.conflict],
  importProducts: [HTTP.conflict],
  undoImport: [HTTP.notFound, HTTP.conflict],
  // An image of another site that doesn't answer.
  uploadMediaFile: [HTTP.badGateway, HTTP.gatewayTimeout],
  downloadMediaFile: [HTTP.badGateway, HTTP.gatewayTimeout],
  optimizeImage: [HTTP.badGateway, HTTP.gatewayTimeout],
  deleteMediaFile: [HTTP.conflict],
  createMediaFolder: [HTTP.conflict],
  deleteMediaFolder: [HTTP.conflict],
  renameMediaFolder: [HTTP.conflict],
  setShopSettings: [HTTP.conflict],
  sendOrderRequest: [HTTP.conflict],
  respondToOrder: [HTTP.conflict],
  getCustomer: [HTTP.notFound],
  eraseCustomer: [HTTP.notFound, HTTP.conflict],
  setRequestStatus: [HTTP.conflict],
  setEventInquiryStatus: [HTTP.conflict],
  setOrderStatus: [HTTP.conflict],
  editOrderRequest: [HTTP.conflict],
  sendOrderEmail: [HTTP.conflict],
  resendEmail: [HTTP.conflict],
  signIn: [HTTP.unauthorized, HTTP.tooManyRequests],
  changePassword: [HTTP.tooManyRequests],
  createAccount: [HTTP.conflict, HTTP.tooManyRequests],
  deleteAccount: [HTTP.conflict, HTTP.tooManyRequests],
  enableSecondFactor: [HTTP.conflict, HTTP.tooManyRequests],
  disableSecondFactor: [HTTP.conflict, HTTP.tooManyRequests],
  replaceRecoveryCodes: [HTTP.conflict, HTTP.tooManyRequests],
};

/** Every error status that an endpoint may answer by itself, in ascending order. */
export function getErrorStatuses(name: EndpointName): readonly number[] {
  const endpoint: ValidatedEndpoint = endpoints[name];
  const { query, body, files, form, idempotent, params, access } = endpoint;
  const isWrite = endpoint.method !== 'GET';
  const statuses = [
    ...(query || body || files || form || idempotent ? [HTTP.badRequest] : []),
    ...(access === 'admin' ? [HTTP.unauthorized] : []),
    ...(isWrite ? [HTTP.forbidden, HTTP.insufficientStorage] : []),
    ...(params ? [HTTP.notFound] : []),
    ...(files ? [HTTP.lengthRequired] : []),
    ...(body || files ? [HTTP.contentTooLarge, HTTP.unsupportedMediaType] : []),
    ...(form || idempotent ? [HTTP.unprocessableContent] : []),
    ...(form ? [HTTP.tooManyRequests] : []),
    // The database is unavailable, or the server is busy.
    HTTP.serviceUnavailable,
    ...(specificStatuses[name] ?? []),
  ];
  return [...new Set(statuses)].sort((a, b) => a - b);
}

/** May be answered to any request, whatever the endpoint. */
export const generalErrorStatuses = [
  HTTP.badRequest,
  HTTP.methodNotAllowed,
  HTTP.requestTimeout,
  HTTP.uriTooLong,
  HTTP.requestHeaderFieldsTooLarge,
  HTTP.internalServerError,
] as const;
