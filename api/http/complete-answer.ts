import { hasTag } from '../dispatch/response';
import { bestEncoding, type Encoding, encode } from './encodings';
import { entityTag } from './entity-tag';
import type { ShopContext } from './state';

/** Under this many bytes compressing does not pay. */
const leastToCompress = 1024;

/** One encoding of an answer, ready to be written. */
interface Variant {
  readonly tag: string;
  readonly body: Buffer;
  /** Names and values in one list, as `writeHead` writes fastest. */
  readonly head: string[];
  readonly notModifiedHead: string[];
}

/** A good answer with everything that belongs to it; its encodings are made once, when first wanted. */
export interface CompleteAnswer {
  /** Bytes of the body before encoding. */
  readonly length: number;
  readonly plain: Variant;
  encoded(encoding: Encoding): Promise<Variant>;
}

type Headers = Readonly<Record<string, string>>;

/** Completes a body and its headers (lower-case names, none about length or encoding). */
export function completeAnswer(
  body: Buffer,
  headers: Headers,
  { compressible }: { readonly compressible: boolean },
): CompleteAnswer {
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

/** Writes the answer in the best encoding the caller takes, or 304 when the caller has it. */
export async function sendComplete(ctx: ShopContext, answer: CompleteAnswer): Promise<void> {
  const encoding = bestEncoding(ctx);
  const { tag, head, notModifiedHead, body } =
    encoding === 'identity' ? answer.plain : await answer.encoded(encoding);
  const { req, res } = ctx;
  // Everything has been worked out before: Koa's own way of answering would do it again.
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
