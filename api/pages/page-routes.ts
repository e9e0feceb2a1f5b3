import type { Logger } from 'pino';
import { HttpError, methodNotAllowedError } from '../dispatch/http-error';
import type { LocalClient } from '../dispatch/local-client';
import { isAdminPath } from '../http/admin-path';
import { buildContentSecurityPolicy } from '../http/content-security-policy';
import { logError } from '../http/error-handler';
import { getOrigin } from '../http/origin';
import { markCacheable } from '../http/response-cache';
import type { AppContext, AppMiddleware } from '../http/state';
import { getHeroVariant, getTheme, hasCachedFonts, normalizePageUrl } from './page-cache-key';
import type { Pages } from './pages';
import { isPrivatePage } from './private-page';
import { createRenderLimit } from './render-limit';

interface PageRoutesOptions {
  readonly pages: Pages;
  readonly createFetcher: LocalClient;
  readonly publicOrigin: string | undefined;
  readonly logger: Logger;
}

const privatePageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** Last middleware: renders a page for every remaining URL. */
export function pageRoutes(options: PageRoutesOptions): AppMiddleware {
  const { pages, publicOrigin, logger } = options;
  const renderLimit = createRenderLimit();
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowedError(['GET', 'HEAD']);
    if (isAdminPath(ctx.path)) return sendShell(ctx, pages);
    if (isPrivatePage(ctx.path)) ctx.set(privatePageHeaders);
    const origin = getOrigin(ctx, publicOrigin);
    const seconds = await renderLimit.consume(ctx.ip);
    if (seconds > 0) {
      ctx.set('Retry-After', String(seconds));
      return sendUnrendered(ctx, 429, pages);
    }
    try {
      await sendPage(ctx, origin, options);
    } catch (error) {
      logError(error, { id: ctx.state.requestId, method: ctx.method, url: ctx.url }, logger);
      const retryAfter = getRetryAfter(error);
      if (retryAfter !== undefined) ctx.set('Retry-After', retryAfter);
      sendUnrendered(ctx, retryAfter === undefined ? 500 : 503, pages);
    }
  };
}

/** Of a failed request for the page's data; undefined unless it is worth repeating. */
const getRetryAfter = (error: unknown): string | undefined =>
  error instanceof HttpError && error.status === 503 ? error.headers['Retry-After'] : undefined;

/** The client then renders the page and shows its own errors. */
function sendUnrendered(ctx: AppContext, status: number, { shell }: Pages): void {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = shell;
}

/** Admin pages are rendered on the client, and must not be indexed. */
function sendShell(ctx: AppContext, { shell }: Pages): void {
  ctx.type = 'html';
  ctx.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' });
  ctx.body = shell;
}

async function sendPage(
  ctx: AppContext,
  origin: string,
  { pages, createFetcher }: PageRoutesOptions,
): Promise<void> {
  const isPrivate = isPrivatePage(ctx.path);
  const page = await pages.renderPage({
    // The renderer needs the key.
    url: isPrivate ? ctx.url : normalizePageUrl(ctx.url),
    origin,
    variant: getHeroVariant(ctx),
    fetchResponse: createFetcher(ctx.state.requestId),
  });
  const stylesheets = await pages.findStylesheets(page.modules);
  const { html, styleHash, scriptHashes } = pages.compose({
    page,
    stylesheets,
    fonts: pages.fonts,
    hasCachedFonts: hasCachedFonts(ctx),
    theme: getTheme(ctx),
  });
  ctx.status = page.status;
  ctx.type = 'html';
  ctx.set({
    'Cache-Control': isPrivate ? 'no-store' : 'no-cache',
    'Content-Security-Policy': buildContentSecurityPolicy({
      style: styleHash,
      scripts: scriptHashes,
    }),
  });
  ctx.vary('Cookie');
  ctx.body = html;
  // Unknown URLs are unlimited, so 404 pages are not cached.
  if (page.status === 200 && !isPrivate) markCacheable(ctx, page.expiresAt);
}
