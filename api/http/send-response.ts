import { Readable } from 'node:stream';
import type { ApiResponse, ResponseBody } from '../dispatch/response';
import { encodeJson } from './encode-json';
import type { AppContext } from './state';

/** Writes a response to Koa's context. */
export async function sendResponse(
  ctx: AppContext,
  { status, headers, body }: Pick<ApiResponse, 'status' | 'headers' | 'body'>,
): Promise<void> {
  const { Vary: vary, ...otherHeaders } = headers;
  ctx.status = status;
  if (vary !== undefined) ctx.vary(vary);
  if (body) await setBody(ctx, body);
  // After the body, because Koa guesses a Content-Type when it is set.
  ctx.set(otherHeaders);
}

async function setBody(ctx: AppContext, body: ResponseBody): Promise<void> {
  switch (body.kind) {
    case 'json':
      ctx.body = await encodeJson(body.value);
      return;
    case 'bytes':
      ctx.body = toBuffer(body.bytes);
      return;
    case 'stream':
      if (!(body.stream instanceof Readable))
        throw new TypeError('The response stream is not a Node.js Readable.');
      ctx.body = body.stream;
      ctx.length = body.length;
  }
}

/** Does not copy. */
const toBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
