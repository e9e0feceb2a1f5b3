import { type KoaBodyMiddlewareOptions, koaBody } from 'koa-body';
import { bodyTooLarge, malformedBody } from '#contract/core/messages';
import { localizedError } from '../dispatch/http-error';
import type { AppContext } from './state';

const disabledParsers = { json: false, multipart: false, text: false, urlencoded: false };

/** Runs koa-body with only the parser that `options` turn on. Rejects with 400 and 413. */
export async function parseBody(
  ctx: AppContext,
  options: Partial<KoaBodyMiddlewareOptions>,
): Promise<void> {
  try {
    await koaBody({ ...disabledParsers, ...options })(ctx, async () => undefined);
  } catch (error) {
    // A client that is still sending must be able to read the response.
    ctx.req.resume();
    throw toHttpError(error);
  }
}

/** System errors, as of the disk, stay unexpected errors. */
function toHttpError(error: unknown): unknown {
  if (!(error instanceof Error) || 'syscall' in error) return error;
  return getParserStatus(error) === 413
    ? localizedError(413, bodyTooLarge)
    : localizedError(400, malformedBody);
}

/** Each parser uses a different property. */
function getParserStatus(error: Error): unknown {
  if ('httpCode' in error) return error.httpCode;
  return 'status' in error ? error.status : undefined;
}
