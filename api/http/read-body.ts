import { type FilesPart, mostText, type ValidatedEndpoint } from '#contract/core/endpoint';
import { malformedBody, wrongKindOfBody } from '#contract/core/messages';
import { localizedError } from '../dispatch/problem';
import type { RequestBody } from '../dispatch/request';
import { parseBody } from './parse-body';
import { withSentFiles } from './sent-files';
import type { ShopContext } from './state';

/**
 * Reads a JSON or multipart body and passes it to `use`; uploaded files exist until `use` settles. Rejects with 400,
 * 411, 413 and 415.
 */
export async function withBody<R>(
  ctx: ShopContext,
  endpoint: ValidatedEndpoint,
  uploads: string,
  use: (read: RequestBody) => Promise<R>,
): Promise<R> {
  const { files, body, form, largestBody = mostText } = endpoint;
  if (files && !comesAsJson(ctx, files)) {
    return withSentFiles(ctx, { ...files, form }, uploads, use);
  }
  return use(body ? { body: await readJson(ctx, largestBody) } : {});
}

const comesAsJson = (ctx: ShopContext, { instead }: FilesPart): boolean =>
  instead !== undefined && Boolean(ctx.is('application/json'));

async function readJson(ctx: ShopContext, jsonLimit: number): Promise<unknown> {
  if (!ctx.is('application/json')) throw localizedError(415, wrongKindOfBody('application/json'));
  await parseBody(ctx, { json: true, jsonTypes: ['application/json'], jsonLimit });
  const { body } = ctx.request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw localizedError(400, malformedBody);
  }
  return body;
}
