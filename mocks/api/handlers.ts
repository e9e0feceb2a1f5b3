import { HttpResponse, http, type RequestHandler } from 'msw';
import { type EndpointName, endpoints } from '#contract/index';
import type { Dispatch } from '../../api/dispatch/dispatch';
import type { SessionCookie } from '../../api/dispatch/request';
import { getMethods, matchPath, unmatchedProblem, urlProblem } from '../../api/dispatch/routes';
import { anyApiUrl, healthUrl } from './predicates';
import { toApiRequest } from './request';
import { errorResponse, toHttpResponse } from './response';

interface ApiHandlerOptions {
  readonly dispatch: Dispatch;
  readonly cookie: SessionCookie;
}

export const apiHandlers = ({ dispatch, cookie }: ApiHandlerOptions): RequestHandler[] => [
  http.all(anyApiUrl, async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const problem = urlProblem(pathname + search);
    if (problem) return errorResponse(request, problem);
    const match = findEndpoint(request.method, pathname);
    if (!match) return errorResponse(request, unmatchedProblem(pathname));
    const response = await dispatch(match.name, toApiRequest(request, match.params, cookie));
    return toHttpResponse(request, response);
  }),
  http.get(healthUrl, () =>
    HttpResponse.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } }),
  ),
];

const names = Object.keys(endpoints) as EndpointName[];

function findEndpoint(method: string, pathname: string) {
  for (const name of names) {
    if (!getMethods(endpoints[name]).includes(method)) continue;
    const params = matchPath(endpoints[name].path, pathname);
    if (params) return { name, params };
  }
  return undefined;
}
