import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ShopContext } from './state';

export type Encoding = 'br' | 'gzip';

/** The smallest encoding the caller takes; undefined for the bytes as they are. */
export function bestEncoding(ctx: ShopContext): Encoding | undefined {
  if (ctx.req.headers['accept-encoding'] === undefined) return undefined;
  if (ctx.acceptsEncodings('br')) return 'br';
  return ctx.acceptsEncodings('gzip') ? 'gzip' : undefined;
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
