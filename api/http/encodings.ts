import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { AppContext, AppMiddleware } from './state';

export type Encoding = 'br' | 'gzip';

/** Few distinct headers occur, so negotiation is cached. */
const cachedEncodings = new LRUCache<string, Encoding | 'identity'>({ max: 200 });

export function selectEncoding(ctx: AppContext): Encoding | 'identity' {
  const acceptEncoding = String(ctx.req.headers['accept-encoding'] ?? '');
  if (acceptEncoding === '') return 'identity';
  const cached = cachedEncodings.get(acceptEncoding);
  if (cached !== undefined) return cached;
  const encoding = negotiate(ctx);
  cachedEncodings.set(acceptEncoding, encoding);
  return encoding;
}

/**
 * Normalizes `Accept-Encoding` to one encoding for all later middleware. A client that rejects even `identity` gets it
 * anyway (allowed by RFC 9110, 12.5.3): a write may already have happened.
 */
export const negotiateEncoding = (): AppMiddleware => (ctx, next) => {
  ctx.req.headers['accept-encoding'] = selectEncoding(ctx);
  return next();
};

function negotiate(ctx: AppContext): Encoding | 'identity' {
  if (ctx.acceptsEncodings('br')) return 'br';
  return ctx.acceptsEncodings('gzip') ? 'gzip' : 'identity';
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Quality 11 takes ten times as long for a few bytes less, while a user waits. */
const brotliQuality = 9;

/** Runs off the main thread. */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(bytes, { level: 9 });
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
