import * as HTTP from '#contract/core/http-status';
import { listFeaturedProducts, listProducts } from '#contract/products/endpoints';
import { isRobot } from '../visitors/is-robot';
import type { VisitorCounter } from '../visitors/visitor-counter';
import { isAdminPath } from './admin-path';
import { operatorPaths } from './metrics-endpoint';
import { hasSessionCookie } from './session-cookie';
import type { AppContext, AppMiddleware } from './state';

/** The installed app requests these instead of pages, which are precached. */
const listPaths = new Set<string>([listProducts.path, listFeaturedProducts.path]);

/** Counts the visit after the response. */
export const countVisits =
  (visitors: VisitorCounter): AppMiddleware =>
  async (ctx, next) => {
    await next();
    if (isVisit(ctx)) visitors.record({ ip: ctx.ip, userAgent: ctx.get('User-Agent') });
  };

const isVisit = (ctx: AppContext): boolean =>
  ctx.method === 'GET' &&
  (ctx.status === HTTP.ok || ctx.status === HTTP.notModified) &&
  (isPage(ctx.path) || isVisitorListRequest(ctx)) &&
  !isPrefetch(ctx) &&
  !isRobot(ctx.get('User-Agent'));

/** The page may never be opened; the page with the link to it has been counted. */
const isPrefetch = (ctx: AppContext): boolean => ctx.get('Sec-Purpose').startsWith('prefetch');

/** A path with a dot is a file. */
const isPage = (path: string): boolean =>
  !path.includes('.') &&
  !path.startsWith('/api/') &&
  !isAdminPath(path) &&
  !operatorPaths.has(path);

/** The admin pages request the same lists. */
const isVisitorListRequest = ({ path, req }: AppContext): boolean =>
  listPaths.has(path) && !hasSessionCookie(req);
