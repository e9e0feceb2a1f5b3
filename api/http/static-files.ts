import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { notFoundError } from '../dispatch/http-error';
import { getCachedPromise } from '../platform/cached-promise';
import {
  createPrecompressedResponse,
  type PrecompressedResponse,
  sendPrecompressed,
} from './precompressed-response';
import type { AppContext, AppMiddleware } from './state';

/** URL prefix of files with a content hash in their name. */
export const hashedPathPrefix = '/assets/';

const shellPath = '/index.html';

/** The service worker precaches the shell (by revision) and renders every page with it. */
const isServiceWorkerRequest = (ctx: AppContext): boolean =>
  ctx.query.__WB_REVISION__ !== undefined || ctx.get('Sec-Fetch-Dest') === 'empty';

const compressibleExtensions = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
]);

/**
 * Serves the built files, and hashed files of the previous build, which pages opened before the deployment still
 * request. Only files present at startup are served, which prevents path traversal. Responses are cached in memory.
 */
export async function serveStaticFiles(
  folder: string,
  previousFolder: string,
): Promise<AppMiddleware> {
  const files = new Map([...(await listHashedFiles(previousFolder)), ...(await listFiles(folder))]);
  const responses = new Map<string, Promise<PrecompressedResponse>>();

  return async (ctx, next) => {
    const { path, method } = ctx;
    if (path === shellPath && !isServiceWorkerRequest(ctx)) {
      ctx.set('Cache-Control', 'no-cache');
      ctx.vary('Sec-Fetch-Dest');
      ctx.status = 301;
      return ctx.redirect('/');
    }
    const file = method === 'GET' || method === 'HEAD' ? files.get(path) : undefined;
    if (file === undefined) {
      if (path.startsWith(hashedPathPrefix)) throw notFoundError();
      return next();
    }
    const response = await getCachedPromise(responses, path, () => createFileResponse(file, path));
    ctx.type = extname(path);
    await sendPrecompressed(ctx, response);
  };
}

async function createFileResponse(file: string, path: string): Promise<PrecompressedResponse> {
  const isHashed = path.startsWith(hashedPathPrefix);
  const headers = {
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
  };
  return createPrecompressedResponse(await readFile(file), headers, {
    compressible: compressibleExtensions.has(extname(path)),
  });
}

async function listHashedFiles(folder: string): Promise<[path: string, file: string][]> {
  if (!existsSync(folder)) return [];
  return [...(await listFiles(folder))].filter(([path]) => path.startsWith(hashedPathPrefix));
}

/** Files by URL path, without hidden files and folders. */
async function listFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file): [path: string, file: string] => [
      `/${relative(folder, file).split(sep).join('/')}`,
      file,
    ]);
  return new Map(paths.filter(([path]) => !path.includes('/.')));
}
