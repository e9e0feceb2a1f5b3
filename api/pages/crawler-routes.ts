import { extname } from 'node:path';
import { business } from '#contract/business';
import { languages } from '#contract/core/language';
import { optimizeImage } from '#contract/media/endpoints';
import { methodNotAllowedError } from '../dispatch/http-error';
import type { LocalClient } from '../dispatch/local-client';
import { getOrigin } from '../http/origin';
import { markCacheable } from '../http/response-cache';
import type { AppMiddleware } from '../http/state';
import type { Pages } from './pages';
import { buildSitemap } from './sitemap';

const robotsPath = '/robots.txt';
const sitemapPath = '/sitemap.xml';
const securityPath = '/.well-known/security.txt';

export const isCrawlerPath = (path: string): boolean =>
  path === robotsPath || path === sitemapPath || path === securityPath;

interface CrawlerRoutesOptions {
  readonly pages: Pick<Pages, 'listPages'>;
  readonly createFetcher: LocalClient;
  readonly publicOrigin: string | undefined;
  readonly clock: () => Date;
}

/** Serves robots.txt, sitemap.xml and security.txt. */
export function crawlerRoutes(options: CrawlerRoutesOptions): AppMiddleware {
  const { pages, createFetcher, publicOrigin, clock } = options;
  const buildBody = async (path: string, origin: string, requestId: string): Promise<string> => {
    if (path === sitemapPath) {
      return buildSitemap(await pages.listPages(createFetcher(requestId)), origin);
    }
    return path === robotsPath ? buildRobotsTxt(origin) : buildSecurityTxt(publicOrigin, clock());
  };
  return async (ctx, next) => {
    if (!isCrawlerPath(ctx.path)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowedError(['GET', 'HEAD']);
    const origin = getOrigin(ctx, publicOrigin);
    ctx.type = extname(ctx.path);
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.body = await buildBody(ctx.path, origin, ctx.state.requestId);
    markCacheable(ctx);
  };
}

const imagesPath = optimizeImage.path.replace(/:.*$/, '');

/** Images are under /api, but public. */
const buildRobotsTxt = (origin: string): string => `User-agent: *
Allow: ${imagesPath}
Disallow: /api
Disallow: /admin

Sitemap: ${origin}${sitemapPath}
`;

/** RFC 9116, section 2.5.5 recommends an expiry of less than a year. */
const securityTxtDays = 180;

const buildSecurityTxt = (publicOrigin: string | undefined, now: Date): string => {
  const expires = new Date(now.getTime() + securityTxtDays * 24 * 60 * 60_000);
  return [
    `Contact: mailto:${business.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(publicOrigin ? [`Canonical: ${publicOrigin}${securityPath}`] : []),
    '',
  ].join('\n');
};
