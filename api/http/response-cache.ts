import { LRUCache } from 'lru-cache';
import * as HTTP from '#contract/core/http-status';
import type { EndpointName } from '#contract/index';
import type { CacheVersion } from '../platform/cache-version';
import {
  createPrecompressedResponse,
  type PrecompressedResponse,
  sendPrecompressed,
} from './precompressed-response';
import { requestIdHeader } from './request-id';
import { hasSessionCookie } from './session-cookie';
import type { AppContext, AppMiddleware } from './state';

const maxCacheBytes = 48e6;

interface CachedResponse extends PrecompressedResponse {
  /** Admins may get a different response. */
  readonly variesByUser: boolean;
  /** Undefined for pages. */
  readonly endpoint: EndpointName | undefined;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Of the catalog. */
  readonly version: number;
}

/** Adds headers and the compressed variants. */
const estimateBytes = ({ length }: PrecompressedResponse): number => Math.ceil(length * 1.5) + 2048;

interface ResponseCacheOptions {
  /** Undefined for responses that are never cached. */
  readonly getCacheKey: (ctx: AppContext) => string | undefined;
  readonly cacheVersion: CacheVersion;
}

/** Lets the response, whose body must be text, be cached until the catalog changes, or at most until it expires. */
export function markCacheable(ctx: AppContext, expiresAt?: Date): void {
  ctx.state.isCacheable = true;
  ctx.state.expiresAt = expiresAt;
  // The cached response has its own compressed variants.
  ctx.compress = false;
}

/**
 * Whole-response cache. Must be the first middleware: a hit carries all its headers and skips the rest. Concurrent
 * requests for the same key wait for the first one. While the database is unavailable, outdated responses are sent
 * (stale-if-error, RFC 5861).
 */
export function cacheResponses({ getCacheKey, cacheVersion }: ResponseCacheOptions): AppMiddleware {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: maxCacheBytes,
    sizeCalculation: estimateBytes,
  });
  const inFlight = new Map<string, Promise<CachedResponse | undefined>>();

  async function createResponse(
    ctx: AppContext,
    next: () => Promise<unknown>,
    key: string,
    outdated: CachedResponse | undefined,
  ): Promise<CachedResponse | undefined> {
    const { current: version } = cacheVersion;
    await next();
    if (outdated && ctx.status === HTTP.serviceUnavailable) {
      clearHeaders(ctx);
      ctx.state.cache = 'hit';
      return outdated;
    }
    if (!ctx.state.isCacheable) return undefined;
    ctx.state.cache = 'miss';
    const response = { ...captureResponse(ctx), version };
    if (version === cacheVersion.current) cache.set(key, response);
    return response;
  }

  return async (ctx, next) => {
    const { method } = ctx.req;
    const key = method === 'GET' || method === 'HEAD' ? getCacheKey(ctx) : undefined;
    if (key === undefined) return respondUncached(ctx, next);
    const { current: version } = cacheVersion;
    const cached = cache.get(key);
    const usable = cached && canReceive(ctx, cached) ? cached : undefined;
    if (usable?.version === version && Date.now() < usable.expiresAt) {
      return sendCached(ctx, usable);
    }
    const flightKey = `${version} ${key}`;
    const shared = await inFlight.get(flightKey);
    if (shared && canReceive(ctx, shared)) return sendCached(ctx, shared);

    const pending = createResponse(ctx, next, key, usable);
    // A response that may be an admin's must not be shared.
    if (!hasSessionCookie(ctx.req)) inFlight.set(flightKey, pending);
    try {
      const created = await pending;
      if (created) await sendPrecompressed(ctx, created);
    } finally {
      if (inFlight.get(flightKey) === pending) inFlight.delete(flightKey);
    }
  };
}

function sendCached(ctx: AppContext, cached: CachedResponse): Promise<void> {
  ctx.state.cache = 'hit';
  ctx.state.endpoint = cached.endpoint;
  return sendPrecompressed(ctx, cached);
}

/** Uncached responses still get an ETag and compression. */
async function respondUncached(ctx: AppContext, next: () => Promise<unknown>): Promise<void> {
  await next();
  if (ctx.state.isCacheable) await sendPrecompressed(ctx, captureResponse(ctx));
}

// Only responses to visitors are cached.
const canReceive = ({ req }: AppContext, { variesByUser }: CachedResponse): boolean =>
  !variesByUser || !hasSessionCookie(req);

function clearHeaders({ res }: AppContext): void {
  for (const name of res.getHeaderNames()) res.removeHeader(name);
}

/** Moves the response that later middleware has set out of the context. */
function captureResponse(ctx: AppContext): Omit<CachedResponse, 'version'> {
  const { body, res, state } = ctx;
  const { 'content-length': _, [requestIdHeader]: __, ...headers } = res.getHeaders();
  clearHeaders(ctx);
  const stringHeaders = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const response = createPrecompressedResponse(
    Buffer.isBuffer(body) ? body : Buffer.from(String(body)),
    Object.fromEntries(stringHeaders),
    {
      compressible: true,
    },
  );
  return {
    ...response,
    variesByUser: state.variesByUser ?? false,
    endpoint: state.endpoint,
    expiresAt: state.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}
