import { LRUCache } from 'lru-cache';
import type { CacheVersion } from '../platform/cache-version';
import {
  createPrecompressedResponse,
  type PrecompressedResponse,
  sendComplete,
} from './complete-answer';
import { namesSession } from './session-cookie';
import type { ShopContext, ShopMiddleware } from './state';

const mostMemory = 48e6;

interface CachedResponse extends PrecompressedResponse {
  /** Admins may get a different response. */
  readonly dependsOnCaller: boolean;
}

/** Adds headers and the compressed variants. */
const estimateBytes = ({ length }: PrecompressedResponse): number => Math.ceil(length * 1.5) + 2048;

interface ResponseCacheOptions {
  /** Undefined for responses that are never cached. */
  readonly getCacheKey: (ctx: ShopContext) => string | undefined;
  readonly cacheVersion: CacheVersion;
}

/** Lets the response, whose body must be text, be cached until the catalog changes. */
export function markCacheable(ctx: ShopContext): void {
  ctx.state.isCacheable = true;
  // The cached response has its own compressed variants.
  ctx.compress = false;
}

/**
 * Whole-response cache. Must be the first middleware: a hit carries all its headers and skips the rest. Concurrent
 * requests for the same key wait for the first one.
 */
export function cacheResponses({
  getCacheKey,
  cacheVersion,
}: ResponseCacheOptions): ShopMiddleware {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: mostMemory,
    sizeCalculation: estimateBytes,
  });
  const making = new Map<string, Promise<CachedResponse | undefined>>();
  let revision = cacheVersion.number;

  function forgetWhatIsOutdated(): void {
    if (revision === cacheVersion.number) return;
    revision = cacheVersion.number;
    cache.clear();
    making.clear();
  }

  async function make(
    ctx: ShopContext,
    next: () => Promise<unknown>,
    key: string,
  ): Promise<CachedResponse | undefined> {
    const begunAt = revision;
    await next();
    if (!ctx.state.isCacheable) return undefined;
    const response = captureResponse(ctx);
    if (begunAt === cacheVersion.number) cache.set(key, response);
    return response;
  }

  return async (ctx, next) => {
    const { method } = ctx.req;
    const key = method === 'GET' || method === 'HEAD' ? getCacheKey(ctx) : undefined;
    if (key === undefined) return completed(ctx, next);
    forgetWhatIsOutdated();
    const response = cache.get(key) ?? (await making.get(key));
    if (response && isFor(ctx, response)) return sendComplete(ctx, response);

    const begun = make(ctx, next, key);
    // A response that may be an admin's must not be shared.
    if (!namesSession(ctx.req)) making.set(key, begun);
    try {
      const made = await begun;
      if (made) await sendComplete(ctx, made);
    } finally {
      if (making.get(key) === begun) making.delete(key);
    }
  };
}

/** Uncached responses still get an ETag and compression. */
async function completed(ctx: ShopContext, next: () => Promise<unknown>): Promise<void> {
  await next();
  if (ctx.state.isCacheable) await sendComplete(ctx, captureResponse(ctx));
}

/** Cached responses are those of visitors. */
const isFor = ({ req }: ShopContext, { dependsOnCaller }: CachedResponse): boolean =>
  !dependsOnCaller || !namesSession(req);

/** Moves the response that later middleware has set out of the context. */
function captureResponse({ body, res, state }: ShopContext): CachedResponse {
  const { 'content-length': _, ...headers } = res.getHeaders();
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  const written = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const response = createPrecompressedResponse(
    Buffer.from(String(body)),
    Object.fromEntries(written),
    {
      compressible: true,
    },
  );
  return { ...response, dependsOnCaller: state.variesByUser ?? false };
}
