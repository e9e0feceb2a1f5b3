import { setTimeout } from 'node:timers/promises';
import Koa from 'koa';
import compress from 'koa-compress';
import type { Logger } from 'pino';
import { createDatabaseSessionStore } from './accounts/session-store';
import { createAttemptCounters } from './accounts/shared-attempt-counter';
import type { Config } from './config';
import { createRateLimiters } from './database/rate-limiter';
import type { DiskReserve } from './disk-reserve';
import { createDispatch } from './dispatch/dispatch';
import { createLocalClient } from './dispatch/local-client';
import { isValidUrl } from './dispatch/route-matching';
import { createHandlers, type HandlerDependencies } from './handlers';
import { isClientAbort } from './http/abort-signal';
import { createAccessLog } from './http/access-log';
import { getApiCacheKey } from './http/api-cache-key';
import { countVisits } from './http/count-visits';
import { negotiateEncoding } from './http/encodings';
import { errorHandler, logError } from './http/error-handler';
import { checkForwardedHeaders } from './http/forwarded-headers';
import { healthChecks } from './http/health';
import type { LoadMonitor } from './http/load-monitor';
import { type MetricsEndpoint, serveMetrics } from './http/metrics-endpoint';
import { observeRequests } from './http/observe-requests';
import { oneClickUnsubscribe } from './http/one-click-unsubscribe';
import { createFormLimits } from './http/rate-limit';
import { assignRequestId, sendRequestId } from './http/request-id';
import { cacheResponses } from './http/response-cache';
import { apiNotFound, createRouter } from './http/router';
import { securityHeaders } from './http/security-headers';
import { shedLoad } from './http/shed-load';
import { createShopDay } from './http/shop-day';
import type { AppContext, RequestState } from './http/state';
import { serveStaticFiles } from './http/static-files';
import { hasSingleHost, rejectInvalidUrls } from './http/url-guard';
import { crawlerRoutes } from './pages/crawler-routes';
import { getPageCacheKey } from './pages/page-cache-key';
import { pageRoutes } from './pages/page-routes';
import type { Pages } from './pages/pages';

interface AppDependencies
  extends Omit<
    HandlerDependencies,
    'clock' | 'wait' | 'reserve' | 'publicOrigin' | 'createCounter'
  > {
  readonly config: Pick<Config, 'publicOrigin' | 'trustedProxies' | 'hasAccessLog'>;
  /** Folder for files during upload. */
  readonly uploadFolder: string;
  readonly logger: Logger;
  /** Without pages, only the API is served. */
  readonly pages?: Pages | undefined;
  /** Without it, `/metrics` is off. */
  readonly metrics?: MetricsEndpoint | undefined;
  readonly isStopping?: () => boolean;
  readonly reserve: DiskReserve;
  /** Without it, requests are never rejected because of the load. */
  readonly loadMonitor?: Pick<LoadMonitor, 'getDelay'> | undefined;
  /** Defaults to the system time. */
  readonly clock?: () => Date;
  /** Defaults to a timer. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Assembles the middleware. The order matters. */
export async function createApp(dependencies: AppDependencies): Promise<Koa<RequestState>> {
  const {
    config,
    database,
    uploadFolder,
    cacheVersion,
    visitors,
    logger,
    pages,
    reserve,
    loadMonitor,
    metrics,
  } = dependencies;
  const { isStopping = () => false, clock = () => new Date(), wait = setTimeout } = dependencies;
  const { publicOrigin, trustedProxies } = config;
  const formLimits = createFormLimits(createRateLimiters(database));
  const dispatch = createDispatch({
    handlers: createHandlers({
      ...dependencies,
      createCounter: createAttemptCounters(database, clock),
      publicOrigin,
      clock,
      wait,
    }),
    database,
    sessions: createDatabaseSessionStore(database, clock),
    formLimits,
    publicOrigin,
    reportError: (error, request) => logError(error, request, logger),
  });
  const router = createRouter(dispatch, { publicOrigin, uploadFolder });
  const getShopDay = createShopDay(clock);
  const getCacheKey = (ctx: AppContext) => {
    if (!isValidUrl(ctx.url) || !hasSingleHost(ctx.req)) return undefined;
    const key = ctx.url.startsWith('/api/')
      ? getApiCacheKey(ctx)
      : pages && getPageCacheKey(ctx, publicOrigin);
    // The seasonal collection is shown until a day.
    return key && `${getShopDay()} ${key}`;
  };

  const app = new Koa<RequestState>({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  app.on('error', (error) => {
    // Clients often disconnect in the middle of a response.
    const level = isClientAbort(error) ? 'debug' : 'error';
    logger[level]({ err: error }, 'A response was cut short.');
  });
  app.use(assignRequestId(trustedProxies));
  const observers = [
    ...(config.hasAccessLog && logger.isLevelEnabled('info') ? [createAccessLog(logger)] : []),
    ...(metrics ? [metrics.observeRequest] : []),
  ];
  if (observers.length > 0) app.use(observeRequests(observers));
  app.use(checkForwardedHeaders({ trustedProxies, logger }));
  app.use(countVisits(visitors));
  app.use(cacheResponses({ getCacheKey, cacheVersion }));
  app.use(sendRequestId());
  app.use(securityHeaders({ publicOrigin }));
  app.use(errorHandler(logger));
  app.use(rejectInvalidUrls());
  app.use(healthChecks({ database, logger, isStopping, reserve }));
  app.use(serveMetrics(metrics));
  // From memory, and needed by pages that are sent from the cache.
  if (pages) app.use(await serveStaticFiles(pages.clientFolder, pages.previousFolder));
  if (loadMonitor) app.use(shedLoad(loadMonitor));
  app.use(oneClickUnsubscribe(database, clock, formLimits));
  app.use(negotiateEncoding());
  app.use(compress({ deflate: false }));
  app.use(router.routes());
  app.use(apiNotFound());
  if (pages) {
    const createFetcher = createLocalClient({ dispatch, cacheVersion, getShopDay });
    app.use(crawlerRoutes({ pages, createFetcher, publicOrigin, clock }));
    app.use(pageRoutes({ pages, createFetcher, publicOrigin, logger }));
  }
  return app;
}
