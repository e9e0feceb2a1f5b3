import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ShopContext, ShopMiddleware } from './state';

export type Encoding = 'br' | 'gzip';

/** Few distinct headers occur, so negotiation is cached. */
const negotiated = new LRUCache<string, Encoding | 'identity'>({ max: 200 });

export function bestEncoding(ctx: ShopContext): Encoding | 'identity' {
  const accepted = String(ctx.req.headers['accept-encoding'] ?? '');
  if (accepted === '') return 'identity';
  const known = negotiated.get(accepted);
  if (known !== undefined) return known;
  const best = negotiate(ctx);
  negotiated.set(accepted, best);
  return best;
}

/**
 * Normalizes `Accept-Encoding` to one encoding for all later middleware. A client that rejects even `identity` gets it
 * anyway (allowed by RFC 9110, 12.5.3): a write may already have happened.
 */
export const negotiateEncoding = (): ShopMiddleware => (ctx, next) => {
  ctx.req.headers['accept-encoding'] = bestEncoding(ctx);
  return next();
};

function negotiate(ctx: ShopContext): Encoding | 'identity' {
  if (ctx.acceptsEncodings('br')) return 'br';
  return ctx.acceptsEncodings('gzip') ? 'gzip' : 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quality 11 takes ten times as long for a few bytes less, while a user waits. */
const brotliQuality = 9;

/** Runs off the main thread. */
export function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: 9 });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
