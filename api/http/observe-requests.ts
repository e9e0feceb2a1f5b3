import type { EndpointName } from '#contract/index';
import { findQueryStart } from './redact-url';
import type { AppContext, AppMiddleware, CacheResult } from './state';

/** What may be logged and counted of a request: no query, no IP address and no header of the client. */
export interface ObservedRequest {
  readonly requestId: string;
  readonly method: string;
  /** Without the query, which has search words and keys. */
  readonly path: string;
  /** Undefined for pages, files and unknown paths. */
  readonly endpoint: EndpointName | undefined;
  /** 499 if the client left before its response. */
  readonly status: number;
  /** Sent over the network, with headers. */
  readonly bytes: number;
  readonly milliseconds: number;
  readonly cache: CacheResult;
}

/** Called when a response has been sent or its client has left; must not throw. */
export type RequestObserver = (request: ObservedRequest) => void;

/** As nginx logs it. */
const clientClosedRequest = 499;

const maxPathLength = 500;

/** Calls the observers after each request. */
export function observeRequests(observers: readonly RequestObserver[]): AppMiddleware {
  return (ctx, next) => {
    const startedAt = performance.now();
    const { socket } = ctx.req;
    const { bytesWritten } = socket;
    ctx.res.once('close', () => {
      const observed = {
        requestId: ctx.state.requestId,
        method: ctx.req.method ?? '',
        path: getPath(ctx),
        endpoint: ctx.state.endpoint,
        status: ctx.res.headersSent ? ctx.res.statusCode : clientClosedRequest,
        bytes: socket.bytesWritten - bytesWritten,
        milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
        cache: ctx.state.cache ?? 'none',
      };
      for (const observe of observers) observe(observed);
    });
    return next();
  };
}

/** Not Koa's: it must not fail for an invalid URL. */
function getPath({ req: { url = '' } }: AppContext): string {
  const [withoutHash = ''] = url.split('#', 1);
  return withoutHash.slice(0, Math.min(findQueryStart(withoutHash), maxPathLength));
}
