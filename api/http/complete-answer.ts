import { hasTag } from '../dispatch/response';
import { bestEncoding, type Encoding, encode } from './encodings';
import { entityTag } from './entity-tag';
import type { ShopContext } from './state';

/** Smaller bodies are not worth compressing. */
const leastToCompress = 1024;

interface Variant {
  readonly tag: string;
  readonly body: Buffer;
  /** Flat list of names and values, the fastest form for `writeHead`. */
  readonly head: string[];
  readonly notModifiedHead: string[];
}

/** A 200 response with all headers; encodings are created lazily, once. */
export interface PrecompressedResponse {
  /** Uncompressed bytes. */
  readonly length: number;
  readonly plain: Variant;
  encoded(encoding: Encoding): Promise<Variant>;
}

type Headers = Readonly<Record<string, string>>;

/** `headers` must be lower-case, without length and encoding headers. */
export function createPrecompressedResponse(
  body: Buffer,
  headers: Headers,
  { compressible }: { readonly compressible: boolean },
): PrecompressedResponse {
  const plain = variant(body, { ...headers, etag: entityTag(body) });
  const made = new Map<Encoding, Promise<Variant>>();
  return {
    length: body.length,
    plain,
    async encoded(encoding) {
      if (!compressible || body.length < leastToCompress) return plain;
      const begun = made.get(encoding) ?? makeEncoded(body, headers, encoding);
      made.set(encoding, begun);
      return begun;
    },
  };
}

/** Sends the best encoding the client accepts, or 304 when the ETag matches. */
export async function sendComplete(
  ctx: ShopContext,
  response: PrecompressedResponse,
): Promise<void> {
  const encoding = bestEncoding(ctx);
  const { tag, head, notModifiedHead, body } =
    encoding === 'identity' ? response.plain : await response.encoded(encoding);
  const { req, res } = ctx;
  // Bypass Koa's response handling, which would recompute all headers.
  ctx.respond = false;
  if (hasTag(req.headers['if-none-match'], tag)) res.writeHead(304, notModifiedHead).end();
  else if (req.method === 'HEAD') res.writeHead(200, head).end();
  else res.writeHead(200, head).end(body);
}

async function makeEncoded(body: Buffer, headers: Headers, encoding: Encoding): Promise<Variant> {
  const bytes = await encode(body, encoding);
  const etag = entityTag(body, `-${encoding}`);
  return variant(bytes, { ...headers, etag, 'content-encoding': encoding });
}

function variant(body: Buffer, headers: Headers & { readonly etag: string }): Variant {
  const head = Object.entries({ ...headers, 'content-length': String(body.length) });
  const ofTheBody = new Set(['content-type', 'content-length', 'content-encoding']);
  return {
    tag: headers.etag,
    body,
    head: head.flat(),
    notModifiedHead: head.filter(([name]) => !ofTheBody.has(name)).flat(),
  };
}
