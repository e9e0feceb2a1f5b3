import { type HttpResponseResolver, http, type RequestHandler } from 'msw';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { defaultLanguage } from '#contract/core/language';
import { internalErrorMessage, rateLimited } from '#contract/core/messages';
import { type EndpointName, endpoints } from '#contract/index';
import { HttpError } from '../../api/dispatch/http-error';
import { isValidUrl } from '../../api/dispatch/route-matching';
import { getApiResource, type Scenarios } from '../scenarios';
import { findEndpoint } from './find-endpoint';
import { matchesApiUrl } from './request-predicates';
import { createErrorResponse } from './to-http-response';

const retryAfterSeconds = 60;

/** Must come before the API's handlers. `readScenarios` is called for every request. */
export const createFailureHandlers = (readScenarios: () => Scenarios): RequestHandler[] => [
  http.all(matchesApiUrl, (info) => {
    const scenarios = readScenarios();
    if (isFailing(info.request, scenarios)) return respondServerError(info);
    return scenarios.has('quota') && isForm(info.request) ? respondTooMany(info) : undefined;
  }),
];

/** Undefined too for a URL that the server rejects. */
function findEndpointName({ method, url }: Request): EndpointName | undefined {
  const { pathname, search } = new URL(url);
  return isValidUrl(pathname + search) ? findEndpoint(method, pathname)?.name : undefined;
}

function isFailing(request: Request, scenarios: Scenarios): boolean {
  if (scenarios.has('server-error')) return true;
  const name = findEndpointName(request);
  if (!name) return false;
  const resource = getApiResource(endpoints[name].path);
  return scenarios.has(`server-error:${name}`) || scenarios.has(`server-error:${resource}`);
}

function isForm(request: Request): boolean {
  const name = findEndpointName(request);
  const endpoint: ValidatedEndpoint | undefined = name && endpoints[name];
  return request.method === 'POST' && endpoint?.form !== undefined;
}

const respondServerError: HttpResponseResolver = ({ request }) =>
  createErrorResponse(
    request,
    new HttpError(500, {
      message: internalErrorMessage,
      requestId: 'mock-server-error',
    }),
  );

const respondTooMany: HttpResponseResolver = ({ request }) =>
  createErrorResponse(
    request,
    new HttpError(
      429,
      { message: rateLimited[defaultLanguage] },
      { 'Retry-After': String(retryAfterSeconds) },
      rateLimited,
    ),
  );
