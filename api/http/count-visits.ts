import { listFeaturedProducts, listProducts } from '#contract/products/endpoints';
import { isRobot } from '../visitors/robots';
import type { Visitors } from '../visitors/visitors';
import { isBackOffice } from './back-office-path';
import { namesSession } from './session-cookie';
import type { ShopContext, ShopMiddleware } from './state';

/** The installed app requests these instead of pages, which are precached. */
const lists = new Set<string>([listProducts.path, listFeaturedProducts.path]);

const healthChecks = new Set(['/healthz', '/readyz']);

/** Counts the visit after the response. */
export const countVisits =
  (visitors: Visitors): ShopMiddleware =>
  async (ctx, next) => {
    await next();
    if (isVisit(ctx)) visitors.note({ ip: ctx.ip, browser: ctx.get('User-Agent') });
  };

const isVisit = (ctx: ShopContext): boolean =>
  ctx.method === 'GET' &&
  (ctx.status === 200 || ctx.status === 304) &&
  (isPage(ctx.path) || isListForVisitors(ctx)) &&
  !isRobot(ctx.get('User-Agent'));

/** A path with a dot is a file. */
const isPage = (path: string): boolean =>
  !path.includes('.') &&
  !path.startsWith('/api/') &&
  !isBackOffice(path) &&
  !healthChecks.has(path);

/** The admin pages request the same lists. */
const isListForVisitors = ({ path, req }: ShopContext): boolean =>
  lists.has(path) && !namesSession(req);
