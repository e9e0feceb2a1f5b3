import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ShopContext, ShopMiddleware } from './state';

export type Encoding = 'br' | 'gzip';

/** Browsers send the same few headers again and again. */
const negotiated = new LRUCache<string, Encoding | 'identity'>({ max: 200 });

/** The smallest encoding the caller takes; 'identity' for the bytes as they are. */
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
 * Leaves one encoding in the request's `Accept-Encoding`, so that all later middleware answers in the same. A client that
 * refuses even the plain bytes gets them: RFC 9110, 12.5.3 lets a server answer so, and a write may be done already.
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

/** Somewhat below the best: that takes ten times as long for a few bytes, while someone waits. */
const brotliQuality = 9;

/** The bytes, compressed off the main thread. */
export function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: 9 });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
