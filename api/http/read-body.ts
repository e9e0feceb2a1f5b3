import { type FilesPart, mostText, type ValidatedEndpoint } from '#contract/endpoint';
import { malformedBody, wrongKindOfBody } from '#contract/refusals';
import { parseBody } from './parse-body';
import { refused } from './problem';
import { type ReceivedFile, withSentFiles } from './sent-files';
import type { ShopContext } from './state';

/** What came with a request, nothing believed yet. */
export interface ReadBody {
  readonly body?: unknown;
  readonly files?: readonly ReceivedFile[];
}

/**
 * Reads what an endpoint takes beside its address and hands it on: JSON, or files and what comes beside them. Files
 * are there until `use` has ended. Rejects with 400, 411, 413 and 415.
 */
export async function withBody(
  ctx: ShopContext,
  endpoint: ValidatedEndpoint,
  uploads: string,
  use: (read: ReadBody) => Promise<void>,
): Promise<void> {
  const { files, body, form, largestBody = mostText } = endpoint;
  if (files && !comesAsJson(ctx, files)) {
    return withSentFiles(ctx, { ...files, form }, uploads, use);
  }
  return use(body ? { body: await readJson(ctx, largestBody) } : {});
}

const comesAsJson = (ctx: ShopContext, { instead }: FilesPart): boolean =>
  instead !== undefined && Boolean(ctx.is('application/json'));

async function readJson(ctx: ShopContext, jsonLimit: number): Promise<unknown> {
  if (!ctx.is('application/json')) throw refused(415, wrongKindOfBody('application/json'));
  await parseBody(ctx, { json: true, jsonTypes: ['application/json'], jsonLimit });
  const { body } = ctx.request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refused(400, malformedBody);
  }
  return body;
}
