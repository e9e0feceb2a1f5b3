import { Router } from '@koa/router';
import { type EndpointName, endpoints } from '#contract/index';
import type { Dispatch } from '../dispatch/dispatch';
import type { ApiRequest } from '../dispatch/request';
import type { ApiResponse } from '../dispatch/response';
import { createUnmatchedError, isApiPath } from '../dispatch/route-matching';
import { createAbortSignal } from './abort-signal';
import { type AdmitDownload, createDownloadLimit } from './download-limit';
import { withBody } from './request-body';
import { markCacheable } from './response-cache';
import { sendResponse } from './send-response';
import { createSessionCookie } from './session-cookie';
import type { AppContext, AppMiddleware, RequestState } from './state';

interface RouterOptions {
  readonly publicOrigin: string | undefined;
  /** Folder for files during upload. */
  readonly uploadFolder: string;
}

export function createRouter(dispatch: Dispatch, options: RouterOptions): Router<RequestState> {
  const router = new Router<RequestState>({ strict: true, sensitive: true });
  const admitDownload = createDownloadLimit();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path } = endpoints[name];
    router.register(path, [method], async (ctx) => {
      ctx.state.endpoint = name;
      const response = await dispatch(name, toApiRequest(ctx, options));
      await sendApiResponse(ctx, response, admitDownload);
    });
  }
  return router;
}

/** Responds to unmatched `/api` requests: wrong methods with 405, the rest with 404. */
export const apiNotFound = (): AppMiddleware => (ctx, next) => {
  if (!isApiPath(ctx.path)) return next();
  throw createUnmatchedError(ctx.path);
};

type EndpointContext = AppContext & { readonly params: unknown };

function toApiRequest(
  ctx: EndpointContext,
  { publicOrigin, uploadFolder }: RouterOptions,
): ApiRequest {
  return {
    id: ctx.state.requestId,
    method: ctx.method,
    url: ctx.url,
    params: ctx.params,
    query: ctx.query,
    host: ctx.host,
    ip: ctx.ip,
    cookie: createSessionCookie(ctx, publicOrigin),
    get signal() {
      return createAbortSignal(ctx.res);
    },
    header: (name) => ctx.req.headers[name.toLowerCase()]?.toString(),
    withBody: (endpoint, use) => withBody(ctx, endpoint, uploadFolder, use),
  };
}

async function sendApiResponse(
  ctx: AppContext,
  response: ApiResponse,
  admitDownload: AdmitDownload,
): Promise<void> {
  ctx.state.variesByUser = response.variesByUser;
  await sendResponse(ctx, response);
  if (response.body?.kind === 'stream') admitDownload(ctx.ip, ctx.res);
  if (response.isCacheable) markCacheable(ctx);
}
