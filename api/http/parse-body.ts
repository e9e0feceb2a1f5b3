import { type KoaBodyMiddlewareOptions, koaBody } from 'koa-body';
import { bodyTooLarge, malformedBody } from '#contract/core/messages';
import { refused } from '../dispatch/problem';
import type { ShopContext } from './state';

const nothing = { json: false, multipart: false, text: false, urlencoded: false };

/** Has koa-body parse the one kind of body that `options` turn on. Rejects with 400 and 413. */
export async function parseBody(
  ctx: ShopContext,
  options: Partial<KoaBodyMiddlewareOptions>,
): Promise<void> {
  try {
    await koaBody({ ...nothing, ...options })(ctx, async () => undefined);
  } catch (fault) {
    // Whoever is still sending must get to read the answer.
    ctx.req.resume();
    throw problemOf(fault);
  }
}

/** What a body that cannot be read is answered; a fault of the server's own disk stays one. */
function problemOf(fault: unknown): unknown {
  if (!(fault instanceof Error) || 'syscall' in fault) return fault;
  return statusOf(fault) === 413 ? refused(413, bodyTooLarge) : refused(400, malformedBody);
}

/** The parsers each name it in their own way. */
function statusOf(fault: Error): unknown {
  if ('httpCode' in fault) return fault.httpCode;
  return 'status' in fault ? fault.status : undefined;
}
