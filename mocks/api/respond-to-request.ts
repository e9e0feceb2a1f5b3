import type { Dispatch } from '../../api/dispatch/dispatch';
import type { SessionCookie } from '../../api/dispatch/request';
import { createUnmatchedError, validateUrl } from '../../api/dispatch/route-matching';
import { findEndpoint } from './find-endpoint';
import { toApiRequest } from './to-api-request';
import { createErrorResponse, toHttpResponse } from './to-http-response';

export interface ApiServer {
  readonly dispatch: Dispatch;
  readonly cookie: SessionCookie;
}

/** Responds to a request of the API. */
export async function respondToRequest(
  request: Request,
  { dispatch, cookie }: ApiServer,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const urlError = validateUrl(pathname + search);
  if (urlError) return createErrorResponse(request, urlError);
  const match = findEndpoint(request.method, pathname);
  if (!match) return createErrorResponse(request, createUnmatchedError(pathname));
  const response = await dispatch(match.name, toApiRequest(request, match.params, cookie));
  return toHttpResponse(request, response);
}

/** Responds to the health check. */
export const respondHealthy = (): Response =>
  Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
