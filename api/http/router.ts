import { Router } from '@koa/router';
import { type EndpointName, endpoints } from '#contract/index';
import type { Dispatch } from '../dispatch/dispatch';
import type { ApiRequest } from '../dispatch/request';
import type { ApiResponse } from '../dispatch/response';
import { isApiPath, unmatchedProblem } from '../dispatch/routes';
import { callerSignal } from './caller-signal';
import { type AdmitDownload, createDownloadLimit } from './download-limit';
import { markCacheable } from './kept-answers';
import { withBody } from './read-body';
import { sendResponse } from './send-response';
import { sessionCookie } from './session-cookie';
import type { RequestState, ShopContext, ShopMiddleware } from './state';

interface RouterOptions {
  readonly publicOrigin: string | undefined;
  /** Folder for files during upload. */
  readonly uploads: string;
}

export function contractRouter(dispatch: Dispatch, options: RouterOptions): Router<RequestState> {
  const router = new Router<RequestState>({ strict: true, sensitive: true });
  const admitDownload = createDownloadLimit();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path } = endpoints[name];
    router.register(path, [method], async (ctx) => {
      const response = await dispatch(name, toApiRequest(ctx, options));
      send(ctx, response, admitDownload);
    });
  }
  return router;
}

/** Responds to unmatched `/api` requests: wrong methods with 405, the rest with 404. */
export const unmatchedApi = (): ShopMiddleware => (ctx, next) => {
  if (!isApiPath(ctx.path)) return next();
  throw unmatchedProblem(ctx.path);
};

type EndpointContext = ShopContext & { readonly params: unknown };

function toApiRequest(ctx: EndpointContext, { publicOrigin, uploads }: RouterOptions): ApiRequest {
  return {
    method: ctx.method,
    url: ctx.url,
    params: ctx.params,
    query: ctx.query,
    host: ctx.host,
    ip: ctx.ip,
    cookie: sessionCookie(ctx, publicOrigin),
    get signal() {
      return callerSignal(ctx.res);
    },
    header: (name) => ctx.req.headers[name.toLowerCase()]?.toString(),
    withBody: (endpoint, use) => withBody(ctx, endpoint, uploads, use),
  };
}

function send(ctx: ShopContext, response: ApiResponse, admitDownload: AdmitDownload): void {
  ctx.state.variesByUser = response.variesByUser;
  sendResponse(ctx, response);
  if (response.body?.kind === 'stream') admitDownload(ctx.ip, ctx.res);
  if (response.isCacheable) markCacheable(ctx);
}
