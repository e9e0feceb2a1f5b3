// RFC 9110; 429 and 431: RFC 6585; 507: RFC 4918. Import as a namespace (`import * as HTTP`), so that bundles contain
// only the numbers they use.

export const ok = 200;
export const created = 201;
export const noContent = 204;
export const notModified = 304;
export const badRequest = 400;
export const unauthorized = 401;
export const forbidden = 403;
export const notFound = 404;
export const methodNotAllowed = 405;
export const requestTimeout = 408;
export const conflict = 409;
export const lengthRequired = 411;
export const contentTooLarge = 413;
export const uriTooLong = 414;
export const unsupportedMediaType = 415;
export const unprocessableContent = 422;
export const tooManyRequests = 429;
export const requestHeaderFieldsTooLarge = 431;
export const internalServerError = 500;
export const badGateway = 502;
export const serviceUnavailable = 503;
export const gatewayTimeout = 504;
export const insufficientStorage = 507;
