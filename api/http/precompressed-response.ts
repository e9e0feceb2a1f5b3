import * as HTTP from '#contract/core/http-status';
import { matchesEtag } from '../dispatch/response';
import { type CompressionEffort, compress, type Encoding, selectEncoding } from './encodings';
import { createEtag } from './etag';
import { requestIdHeader } from './request-id';
import type { AppContext } from './state';

/** Smaller bodies are not worth compressing. */
const minCompressBytes = 1024;

/** The best compression of larger bodies would occupy a thread for a second. */
const maxBestCompressionBytes = 256 * 1024;

interface EncodedVariant {
  readonly etag: string;
  readonly body: Buffer;
  /** Flat list of names and values, the fastest form for `writeHead`. */
  readonly rawHeaders: string[];
  readonly notModifiedHeaders: string[];
}

/**
 * A 200 response with all headers. Encodings are created lazily: fast for the first request, and, for Brotli, again and
 * smaller in the background: when it's sent a second time, or when the server is idle.
 */
export interface PrecompressedResponse {
  /** Uncompressed bytes. */
  readonly length: number;
  readonly plain: EncodedVariant;
  getEncoded(encoding: Encoding): Promise<EncodedVariant>;
}

type Headers = Readonly<Record<string, string>>;

/** One at a time, so that requests needn't wait for a thread. */
let improvements = Promise.resolve();

/** How long no response must have been compressed for the first time, before those that were sent once are improved. */
const idleMs = 1000;

/** A crawler reads more pages than anyone will read again. */
const maxWaiting = 40;

const waiting = new Set<() => void>();
let idleTimer: NodeJS.Timeout | undefined;

/** In a shop with few visitors most pages are sent once or twice before the catalog changes. */
function improveWhenIdle(improve: () => void): void {
  waiting.add(improve);
  const [oldest] = waiting;
  if (oldest && waiting.size > maxWaiting) waiting.delete(oldest);
  clearTimeout(idleTimer);
  idleTimer = setTimeout(improveWaiting, idleMs).unref();
}

function improveWaiting(): void {
  for (const improve of waiting) improve();
  waiting.clear();
}

/** `headers` must be lower-case, without length and encoding headers. */
export function createPrecompressedResponse(
  body: Buffer,
  headers: Headers,
  { compressible }: { readonly compressible: boolean },
): PrecompressedResponse {
  const plain = createVariant(body, { ...headers, etag: createEtag(body) });
  const isWorthCompressing = compressible && body.length >= minCompressBytes;
  const variants = new Map<Encoding, Promise<EncodedVariant>>();
  let isBrotliFinal = false;

  function improveBrotli(): void {
    if (isBrotliFinal) return;
    isBrotliFinal = true;
    const effort = body.length > maxBestCompressionBytes ? 'good' : 'best';
    improvements = improvements
      .then(async () => {
        const improved = await createEncodedVariant(body, headers, 'br', effort);
        variants.set('br', Promise.resolve(improved));
      })
      // The first variant serves as well.
      .catch((error: Error) => process.emitWarning(error));
  }

  return {
    length: body.length,
    plain,
    async getEncoded(encoding) {
      if (!isWorthCompressing) return plain;
      const existing = variants.get(encoding);
      if (existing && encoding === 'br') improveBrotli();
      if (existing) return existing;
      const created = createEncodedVariant(body, headers, encoding, 'fast');
      variants.set(encoding, created);
      if (encoding === 'br') improveWhenIdle(improveBrotli);
      return created;
    },
  };
}

/** Sends the best encoding the client accepts, or 304 when the ETag matches. */
export async function sendPrecompressed(
  ctx: AppContext,
  response: PrecompressedResponse,
): Promise<void> {
  const encoding = selectEncoding(ctx);
  const { etag, rawHeaders, notModifiedHeaders, body } =
    encoding === 'identity' ? response.plain : await response.getEncoded(encoding);
  const { req, res } = ctx;
  const withId = (headers: readonly string[]) => [...headers, requestIdHeader, ctx.state.requestId];
  // Bypass Koa's response handling, which would recompute all headers.
  ctx.respond = false;
  if (matchesEtag(req.headers['if-none-match'], etag))
    res.writeHead(HTTP.notModified, withId(notModifiedHeaders)).end();
  else if (req.method === 'HEAD') res.writeHead(HTTP.ok, withId(rawHeaders)).end();
  else res.writeHead(HTTP.ok, withId(rawHeaders)).end(body);
}

/** Its ETag names the content, not the bytes: ranges aren't served. */
async function createEncodedVariant(
  body: Buffer,
  headers: Headers,
  encoding: Encoding,
  effort: CompressionEffort,
): Promise<EncodedVariant> {
  const bytes = await compress(body, encoding, effort);
  const etag = createEtag(body, `-${encoding}`);
  return createVariant(bytes, { ...headers, etag, 'content-encoding': encoding });
}

function createVariant(body: Buffer, headers: Headers & { readonly etag: string }): EncodedVariant {
  const rawHeaders = Object.entries({ ...headers, 'content-length': String(body.length) });
  const bodyHeaders = new Set(['content-type', 'content-length', 'content-encoding']);
  return {
    etag: headers.etag,
    body,
    rawHeaders: rawHeaders.flat(),
    notModifiedHeaders: rawHeaders.filter(([name]) => !bodyHeaders.has(name)).flat(),
  };
}
