import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { File, Options as FormidableOptions } from 'formidable';
import {
  defaultMaxBodyBytes,
  type FilesSpec,
  type ValidatedEndpoint,
} from '#contract/core/endpoint';
import { contentLengthRequired, fileTooLarge, unsupportedBodyType } from '#contract/core/messages';
import { negotiateLanguage, wrongFileCount } from '#contract/core/parse-request';
import { fieldError, localizedError } from '../dispatch/http-error';
import type { ReceivedFile } from '../dispatch/request';
import { safeMultipart } from './multipart-plugin';
import { parseBody } from './parse-body';
import type { AppContext } from './state';

interface MultipartOptions extends FilesSpec {
  readonly form: ValidatedEndpoint['form'];
}

interface MultipartForm {
  readonly body: unknown;
  readonly files: readonly ReceivedFile[];
}

/**
 * Receives files in a temporary folder under `uploadFolder`, which is deleted when `use` settles. Rejects with 400,
 * 411, 413 and 415.
 */
export async function withMultipartForm<R>(
  ctx: AppContext,
  multipartOptions: MultipartOptions,
  uploadFolder: string,
  use: (form: MultipartForm) => Promise<R>,
): Promise<R> {
  validateHeaders(ctx, multipartOptions);
  await mkdir(uploadFolder, { recursive: true });
  const folder = await mkdtemp(join(uploadFolder, 'post-'));
  try {
    return await use(await readForm(ctx, multipartOptions, folder));
  } finally {
    // A file that was being opened when the request was rejected may still appear.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Requires Content-Length: a chunked body could be endless, and its part headers would be read all the time. */
function validateHeaders(ctx: AppContext, { maxFiles, maxFileBytes }: FilesSpec): void {
  if (!ctx.is('multipart/form-data'))
    throw localizedError(415, unsupportedBodyType('multipart/form-data'));
  if (ctx.request.length === undefined) throw localizedError(411, contentLengthRequired);
  if (ctx.request.length > maxFiles * maxFileBytes + defaultMaxBodyBytes)
    throw localizedError(413, fileTooLarge(maxFileBytes));
}

async function readForm(
  ctx: AppContext,
  multipartOptions: MultipartOptions,
  folder: string,
): Promise<MultipartForm> {
  const { field, minFiles, maxFiles, maxFileBytes } = multipartOptions;
  const receiver = createReceiver(folder, multipartOptions);
  await parseBody(ctx, { multipart: true, formidable: receiver.options });
  await receiver.waitForWrites();
  const count = receiver.count();
  const { body, files: receivedFiles } = ctx.request;
  const language = negotiateLanguage(body);
  if (count > maxFiles) throw fieldError(400, field, wrongFileCount(minFiles, maxFiles), language);
  const files = [receivedFiles?.[field] ?? []].flat().sort(compareBySequence);
  if (files.some(({ size }) => size > maxFileBytes)) {
    throw fieldError(413, field, fileTooLarge(maxFileBytes), language);
  }
  return {
    body,
    files: files.map(({ originalFilename, filepath, hash }) => ({
      name: originalFilename ?? '',
      hash: hash ?? undefined,
      bytes: () => readFile(filepath),
    })),
  };
}

/** Count and size are validated by the caller: formidable may leave files open when it rejects. */
function createReceiver(folder: string, { field, maxFiles, form }: MultipartOptions) {
  const streams: Writable[] = [];
  let count = 0;
  const options: FormidableOptions = {
    uploadDir: folder,
    enabledPlugins: [safeMultipart],
    // Hashing is slow; only repeated form posts need it (idempotency).
    hashAlgorithm: form ? 'sha256' : false,
    maxFieldsSize: defaultMaxBodyBytes,
    allowEmptyFiles: true,
    minFileSize: 0,
    maxFileSize: Number.POSITIVE_INFINITY,
    filter: ({ name }) => name === field && ++count <= maxFiles,
    // formidable returns files in the order they finish; the name keeps the order they were sent.
    filename: () => String(count),
    fileWriteStreamHandler() {
      const stream = createWriteStream(join(folder, String(streams.length + 1)));
      streams.push(stream);
      return stream;
    },
  };
  return {
    options,
    /** Includes files over the limit. */
    count: () => count,
    /** Rejects when a write failed: formidable does not report it once the body has ended. */
    waitForWrites: () => Promise.all(streams.map((stream) => finished(stream))),
  };
}

const compareBySequence = (a: File, b: File): number =>
  Number(a.newFilename) - Number(b.newFilename);
