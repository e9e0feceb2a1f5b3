import { listFeaturedProducts, listProducts } from '#contract/products/endpoints';
import { isRobot } from '../visitors/robots';
import type { Visitors } from '../visitors/visitors';
import { isBackOffice } from './back-office-path';
import { namesSession } from './session-cookie';
import type { ShopContext, ShopMiddleware } from './state';

/** What an installed shop asks for in place of a page, which it has. */
const lists = new Set<string>([listProducts.path, listFeaturedProducts.path]);

const healthChecks = new Set(['/healthz', '/readyz']);

/** Notes who visits the shop, once they have been answered. */
export const countVisits =
  (visitors: Visitors): ShopMiddleware =>
  async (ctx, next) => {
    await next();
    if (isVisit(ctx)) visitors.note({ address: ctx.ip, browser: ctx.get('User-Agent') });
  };

const isVisit = (ctx: ShopContext): boolean =>
  ctx.method === 'GET' &&
  (ctx.status === 200 || ctx.status === 304) &&
  (isPage(ctx.path) || isListForVisitors(ctx)) &&
  !isRobot(ctx.get('User-Agent'));

/** Whether a path that was answered is that of a page for visitors: one with a dot names a file. */
const isPage = (path: string): boolean =>
  !path.includes('.') &&
  !path.startsWith('/api/') &&
  !isBackOffice(path) &&
  !healthChecks.has(path);

/** The back office lists products too. */
const isListForVisitors = ({ path, req }: ShopContext): boolean =>
  lists.has(path) && !namesSession(req);
