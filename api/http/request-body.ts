import {
  defaultMaxBodyBytes,
  type FilesSpec,
  type ValidatedEndpoint,
} from '#contract/core/endpoint';
import { malformedBody, unsupportedBodyType } from '#contract/core/messages';
import { localizedError } from '../dispatch/http-error';
import type { RequestBody } from '../dispatch/request';
import { withMultipartForm } from './multipart';
import { parseBody } from './parse-body';
import type { AppContext } from './state';

/**
 * Reads a JSON or multipart body and passes it to `use`; uploaded files exist until `use` settles. Rejects with 400,
 * 411, 413 and 415.
 */
export async function withBody<R>(
  ctx: AppContext,
  endpoint: ValidatedEndpoint,
  uploadFolder: string,
  use: (read: RequestBody) => Promise<R>,
): Promise<R> {
  const { files, body, form, maxBodyBytes = defaultMaxBodyBytes } = endpoint;
  if (files && !isJsonAlternative(ctx, files)) {
    return withMultipartForm(ctx, { ...files, form }, uploadFolder, use);
  }
  return use(body ? { body: await readJson(ctx, maxBodyBytes) } : {});
}

const isJsonAlternative = (ctx: AppContext, { alternativeField }: FilesSpec): boolean =>
  alternativeField !== undefined && Boolean(ctx.is('application/json'));

async function readJson(ctx: AppContext, jsonLimit: number): Promise<unknown> {
  if (!ctx.is('application/json'))
    throw localizedError(415, unsupportedBodyType('application/json'));
  await parseBody(ctx, { json: true, jsonTypes: ['application/json'], jsonLimit });
  const { body } = ctx.request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw localizedError(400, malformedBody);
  }
  return body;
}
