import { matchesEtag } from '../dispatch/response';
import { compress, type Encoding, selectEncoding } from './encodings';
import { createEtag } from './etag';
import type { AppContext } from './state';

/** Smaller bodies are not worth compressing. */
const minCompressBytes = 1024;

interface EncodedVariant {
  readonly etag: string;
  readonly body: Buffer;
  /** Flat list of names and values, the fastest form for `writeHead`. */
  readonly rawHeaders: string[];
  readonly notModifiedHeaders: string[];
}

/** A 200 response with all headers; encodings are created lazily, once. */
export interface PrecompressedResponse {
  /** Uncompressed bytes. */
  readonly length: number;
  readonly plain: EncodedVariant;
  getEncoded(encoding: Encoding): Promise<EncodedVariant>;
}

type Headers = Readonly<Record<string, string>>;

/** `headers` must be lower-case, without length and encoding headers. */
export function createPrecompressedResponse(
  body: Buffer,
  headers: Headers,
  { compressible }: { readonly compressible: boolean },
): PrecompressedResponse {
  const plain = createVariant(body, { ...headers, etag: createEtag(body) });
  const variants = new Map<Encoding, Promise<EncodedVariant>>();
  return {
    length: body.length,
    plain,
    async getEncoded(encoding) {
      if (!compressible || body.length < minCompressBytes) return plain;
      const pending = variants.get(encoding) ?? createEncodedVariant(body, headers, encoding);
      variants.set(encoding, pending);
      return pending;
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
  // Bypass Koa's response handling, which would recompute all headers.
  ctx.respond = false;
  if (matchesEtag(req.headers['if-none-match'], etag)) res.writeHead(304, notModifiedHeaders).end();
  else if (req.method === 'HEAD') res.writeHead(200, rawHeaders).end();
  else res.writeHead(200, rawHeaders).end(body);
}

async function createEncodedVariant(
  body: Buffer,
  headers: Headers,
  encoding: Encoding,
): Promise<EncodedVariant> {
  const bytes = await compress(body, encoding);
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
