import { type KoaBodyMiddlewareOptions, koaBody } from 'koa-body';
import { bodyTooLarge, malformedBody } from '#contract/core/messages';
import { refused } from '../dispatch/problem';
import type { ShopContext } from './state';

const nothing = { json: false, multipart: false, text: false, urlencoded: false };

/** Runs koa-body with only the parser that `options` turn on. Rejects with 400 and 413. */
export async function parseBody(
  ctx: ShopContext,
  options: Partial<KoaBodyMiddlewareOptions>,
): Promise<void> {
  try {
    await koaBody({ ...nothing, ...options })(ctx, async () => undefined);
  } catch (fault) {
    // A client that is still sending must be able to read the response.
    ctx.req.resume();
    throw problemOf(fault);
  }
}

/** System errors, as of the disk, stay unexpected errors. */
function problemOf(fault: unknown): unknown {
  if (!(fault instanceof Error) || 'syscall' in fault) return fault;
  return statusOf(fault) === 413 ? refused(413, bodyTooLarge) : refused(400, malformedBody);
}

/** Each parser uses a different property. */
function statusOf(fault: Error): unknown {
  if ('httpCode' in fault) return fault.httpCode;
  return 'status' in fault ? fault.status : undefined;
}
