import { HttpResponse, http, type RequestHandler } from 'msw';
import { type EndpointName, endpoints } from '#contract/index';
import type { Dispatch } from '../../api/dispatch/dispatch';
import type { SessionCookie } from '../../api/dispatch/request';
import {
  createUnmatchedError,
  getSupportedMethods,
  matchPath,
  validateUrl,
} from '../../api/dispatch/route-matching';
import { matchesApiUrl, matchesHealthUrl } from './request-predicates';
import { toApiRequest } from './to-api-request';
import { createErrorResponse, toHttpResponse } from './to-http-response';

interface ApiHandlerOptions {
  readonly dispatch: Dispatch;
  readonly cookie: SessionCookie;
}

export const createApiHandlers = ({ dispatch, cookie }: ApiHandlerOptions): RequestHandler[] => [
  http.all(matchesApiUrl, async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const urlError = validateUrl(pathname + search);
    if (urlError) return createErrorResponse(request, urlError);
    const match = findEndpoint(request.method, pathname);
    if (!match) return createErrorResponse(request, createUnmatchedError(pathname));
    const response = await dispatch(match.name, toApiRequest(request, match.params, cookie));
    return toHttpResponse(request, response);
  }),
  http.get(matchesHealthUrl, () =>
    HttpResponse.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } }),
  ),
];

const endpointNames = Object.keys(endpoints) as EndpointName[];

function findEndpoint(method: string, pathname: string) {
  for (const name of endpointNames) {
    if (!getSupportedMethods(endpoints[name]).includes(method)) continue;
    const params = matchPath(endpoints[name].path, pathname);
    if (params) return { name, params };
  }
  return undefined;
}
