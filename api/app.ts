import { setTimeout } from 'node:timers/promises';
import Koa from 'koa';
import compress from 'koa-compress';
import type { Logger } from 'pino';
import { createSessionStore } from './accounts/sessions';
import type { Config } from './config';
import type { DiskReserve } from './disk-reserve';
import { createDispatch } from './dispatch/dispatch';
import { createLocalClient } from './dispatch/local-client';
import { isReadableUrl } from './dispatch/routes';
import { createHandlers, type HandlerParts } from './handlers';
import { namesOneHost, rejectInvalidUrls } from './http/addresses';
import { apiKey } from './http/api-key';
import { isClientAbort } from './http/caller-signal';
import { countVisits } from './http/count-visits';
import { negotiateEncoding } from './http/encodings';
import { checkForwarding } from './http/forwarding';
import { health } from './http/health';
import { cacheResponses } from './http/kept-answers';
import { logError, problems } from './http/problems';
import { createFormLimits } from './http/rate-limit';
import { requestLog } from './http/request-log';
import { contractRouter, unmatchedApi } from './http/router';
import { securityHeaders } from './http/security-headers';
import type { RequestState, ShopContext } from './http/state';
import { staticFiles } from './http/static-files';
import { pageKey } from './pages/page-key';
import type { Pages } from './pages/pages';
import { pageRoutes } from './pages/routes';
import { searchEngineRoutes } from './pages/search-engines';

export interface AppParts extends Omit<HandlerParts, 'clock' | 'wait' | 'reserve'> {
  readonly config: Pick<Config, 'publicOrigin' | 'trustedProxies'>;
  /** Folder for files during upload. */
  readonly uploads: string;
  readonly logger: Logger;
  /** Without pages, only the API is served. */
  readonly pages?: Pages | undefined;
  readonly isStopping?: () => boolean;
  readonly reserve: DiskReserve;
  /** Defaults to the system time. */
  readonly clock?: () => Date;
  /** Defaults to a timer. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Assembles the middleware. The order matters. */
export async function createApp(parts: AppParts): Promise<Koa<RequestState>> {
  const { config, database, uploads, cacheVersion, visitors, logger, pages, reserve } = parts;
  const { isStopping = () => false, clock = () => new Date(), wait = setTimeout } = parts;
  const { publicOrigin, trustedProxies } = config;
  const dispatch = createDispatch({
    handlers: createHandlers({ ...parts, clock, wait }),
    database,
    sessions: createSessionStore(database, clock),
    formLimits: createFormLimits(),
    publicOrigin,
    reportError: (error, request) => logError(error, request, logger),
  });
  const router = contractRouter(dispatch, { publicOrigin, uploads });
  const getCacheKey = (ctx: ShopContext) => {
    if (!isReadableUrl(ctx.url) || !namesOneHost(ctx.req)) return undefined;
    return ctx.url.startsWith('/api/') ? apiKey(ctx) : pages && pageKey(ctx, publicOrigin);
  };

  const app = new Koa<RequestState>({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  app.on('error', (error) => {
    // Clients often disconnect in the middle of a response.
    const level = isClientAbort(error) ? 'debug' : 'error';
    logger[level]({ err: error }, 'A response was cut short.');
  });
  if (logger.isLevelEnabled('debug')) app.use(requestLog(logger));
  app.use(checkForwarding({ trustedProxies, logger }));
  app.use(countVisits(visitors));
  app.use(cacheResponses({ getCacheKey, cacheVersion }));
  app.use(securityHeaders({ publicOrigin }));
  app.use(problems(logger));
  app.use(rejectInvalidUrls());
  app.use(health({ database, logger, isStopping, reserve }));
  if (pages) app.use(await staticFiles(pages.clientFolder, pages.previousFolder));
  app.use(negotiateEncoding());
  app.use(compress({ deflate: false }));
  app.use(router.routes());
  app.use(unmatchedApi());
  if (pages) {
    const fetchResponse = createLocalClient(dispatch);
    app.use(searchEngineRoutes({ pages, fetchResponse, publicOrigin, clock }));
    app.use(pageRoutes({ pages, fetchResponse, publicOrigin, logger }));
  }
  return app;
}
