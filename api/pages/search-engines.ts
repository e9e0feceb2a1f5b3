import { extname } from 'node:path';
import { optimizeImage } from '#contract/media';
import type { Answer } from '#contract/page';
import { keepUntilChange } from '../http/kept-answers';
import { originOf } from '../http/origin';
import { methodNotAllowed } from '../http/problem';
import type { ShopMiddleware } from '../http/state';
import type { Pages } from './pages';
import { sitemapOf } from './sitemap';

const robotsAddress = '/robots.txt';
const sitemapAddress = '/sitemap.xml';

/** Whether an address is one that search engines read and nobody else. */
export const isForSearchEngines = (path: string): boolean =>
  path === robotsAddress || path === sitemapAddress;

interface SearchEngineRoutesOptions {
  readonly pages: Pick<Pages, 'listPages'>;
  readonly answer: Answer;
  readonly publicOrigin: string | undefined;
}

/** Tells search engines what to read and where the pages are, from the origin they ask at. */
export function searchEngineRoutes(options: SearchEngineRoutesOptions): ShopMiddleware {
  const { pages, answer, publicOrigin } = options;
  return async (ctx, next) => {
    if (!isForSearchEngines(ctx.path)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    const origin = originOf(ctx, publicOrigin);
    ctx.type = extname(ctx.path);
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.body =
      ctx.path === sitemapAddress
        ? sitemapOf(await pages.listPages(answer), origin)
        : robotsOf(origin);
    keepUntilChange(ctx);
  };
}

const picturesFolder = optimizeImage.path.replace(/:.*$/, '');

/** The pictures lie under the API and are nevertheless for everybody. */
const robotsOf = (origin: string): string => `User-agent: *
Allow: ${picturesFolder}
Disallow: /api
Disallow: /admin

Sitemap: ${origin}${sitemapAddress}
`;
