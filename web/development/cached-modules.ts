import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { type Connect, type Plugin, send, type ViteDevServer } from 'vite';
import {
  createModuleCache,
  hasTimestamp,
  type ModuleCache,
  type ModuleCacheOptions,
  type ModuleCode,
} from './module-cache.ts';
import { moduleHeaders, requestHomePage, requestModules } from './request-modules.ts';

interface CachedModulesOptions extends ModuleCacheOptions {
  /** Called once when Vite has the modules of the first page: nothing is waiting for the processor. */
  readonly onIdle?: () => Promise<unknown>;
}

/** After this long without a request the first page is there. */
const quietMs = 1500;

/**
 * Answers the requests of the first page with what an earlier start answered, unless a file has changed since: Vite
 * takes many times as long, even if nothing has to be transformed. Then Vite gets the same requests, so that it can
 * update the modules; if it answers one of them differently, the page is loaded again.
 */
export function cachedModules(options: CachedModulesOptions): Plugin<CachedModulesApi> {
  const api: { prepare?: () => Promise<number> } = {};
  return {
    name: 'cached-modules',
    apply: 'serve',
    api,
    configureServer(server) {
      const cache = createModuleCache(server.environments.client, options);
      server.middlewares.use(createResponder(server, cache, options.onIdle));
      api.prepare = async () => {
        const modules = await requestHomePage(server);
        await cache.add(modules);
        return modules.size;
      };
    },
  };
}

export interface CachedModulesApi {
  /**
   * Once the server listens: caches the modules of the home page, so that the first start is as fast as later ones.
   * Resolves to their number.
   */
  readonly prepare?: () => Promise<number>;
}

function createResponder(
  server: ViteDevServer,
  cache: ModuleCache,
  onIdle: CachedModulesOptions['onIdle'],
): Connect.NextHandleFunction {
  const requested = new Set<string>();
  const sent = new Map<string, string>();
  let isFirstPage = true;
  let quietTimer: NodeJS.Timeout | undefined;

  function endFirstPage(): void {
    clearTimeout(quietTimer);
    if (!isFirstPage) return;
    isFirstPage = false;
    leaveToVite().catch((error) => {
      // A closed server sends nothing.
      if (server.httpServer?.listening) server.config.logger.error(String(error), { error });
    });
  }

  async function leaveToVite(): Promise<void> {
    const modules = await requestModules(server, requested);
    const changed = [...sent].filter(([url, etag]) => modules.get(url) !== etag);
    if (changed.length > 0) {
      const urls = changed.map(([url]) => url).join(', ');
      server.config.logger.info(`page reload, changed since the last start: ${urls}`);
      server.environments.client.hot.send({ type: 'full-reload' });
    }
    await cache.add(modules);
    await onIdle?.();
  }

  // Vite has to know which modules depend on the file.
  server.watcher.on('change', endFirstPage);
  server.httpServer?.on('close', () => clearTimeout(quietTimer));

  async function sendMap(url: string, request: IncomingMessage, response: ServerResponse) {
    const map = await cache.readMap(url, (await cache.findTag(url)) ?? '');
    if (!map) return false;
    send(request, response, JSON.stringify(map), 'json', {});
    return true;
  }

  async function sendModule(url: string, request: IncomingMessage, response: ServerResponse) {
    requested.add(url);
    clearTimeout(quietTimer);
    quietTimer = setTimeout(endFirstPage, quietMs);
    const etag = await cache.findTag(url);
    if (etag === undefined) return false;
    // The browser has the code already: nothing has to be read.
    const cached =
      request.headers['if-none-match'] === etag ? noCode : await cache.readCode(url, etag);
    if (!cached) return false;
    sent.set(url, etag);
    const cacheControl = isPackage(url) ? 'max-age=31536000,immutable' : 'no-cache';
    const map = { mappings: '' } as const;
    send(request, response, linkMap(url, cached), 'js', { etag, cacheControl, map });
    return true;
  }

  /** Resolves to whether something was sent. */
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { url = '' } = request;
    if (!isFirstPage || request.method !== 'GET') return false;
    if (mapExtension.test(url)) return sendMap(url.replace(mapExtension, ''), request, response);
    return isModuleRequest(request) && sendModule(url, request, response);
  }

  return (request, response, next) => {
    respond(request, response).then((hasResponded) => {
      if (!hasResponded) next();
    }, next);
  };
}

const noCode: ModuleCode = { code: '', hasMap: false };

/** Vite puts the map into the module, which makes it three times as large. */
function linkMap(url: string, { code, hasMap }: ModuleCode): string {
  if (!hasMap) return code;
  const [path = '', query] = url.split('?');
  return `${code}\n//# sourceMappingURL=${basename(path)}.map${query ? `?${query}` : ''}`;
}

const mapExtension = /\.map(?=$|\?)/;

/** The client of Vite is another one in each start. */
const isModuleRequest = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === moduleHeaders['sec-fetch-dest'] &&
  !url.startsWith('/@vite/') &&
  !hasTimestamp(url);

/** Vite names their versions in the URL. */
const isPackage = (url: string): boolean => /[?&]v=/.test(url);
