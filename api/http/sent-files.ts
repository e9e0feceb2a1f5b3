import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { File, Options as FormidableOptions } from 'formidable';
import { type FilesPart, mostText, type ValidatedEndpoint } from '#contract/core/endpoint';
import { fileTooLarge, lengthMissing, wrongKindOfBody } from '#contract/core/messages';
import { negotiateLanguage, wrongNumber } from '#contract/core/parse-request';
import { fieldError, localizedError } from '../dispatch/problem';
import type { ReceivedFile } from '../dispatch/request';
import { steadyMultipart } from './multipart-plugin';
import { parseBody } from './parse-body';
import type { ShopContext } from './state';

interface Sending extends FilesPart {
  readonly form: ValidatedEndpoint['form'];
}

export interface SentForm {
  readonly body: unknown;
  readonly files: readonly ReceivedFile[];
}

/**
 * Receives files in a temporary folder under `uploadFolder`, which is deleted when `use` settles. Rejects with 400,
 * 411, 413 and 415.
 */
export async function withSentFiles<R>(
  ctx: ShopContext,
  part: Sending,
  uploads: string,
  use: (form: SentForm) => Promise<R>,
): Promise<R> {
  validateHeaders(ctx, part);
  await mkdir(uploads, { recursive: true });
  const folder = await mkdtemp(join(uploads, 'post-'));
  try {
    return await use(await readForm(ctx, part, folder));
  } finally {
    // A file that was being opened when the request was rejected may still appear.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Requires Content-Length: a chunked body could be endless, and its part headers would be read all the time. */
function validateHeaders(ctx: ShopContext, { most, largest }: FilesPart): void {
  if (!ctx.is('multipart/form-data'))
    throw localizedError(415, wrongKindOfBody('multipart/form-data'));
  if (ctx.request.length === undefined) throw localizedError(411, lengthMissing);
  if (ctx.request.length > most * largest + mostText)
    throw localizedError(413, fileTooLarge(largest));
}

async function readForm(ctx: ShopContext, part: Sending, folder: string): Promise<SentForm> {
  const { field, least, most, largest } = part;
  const receipt = receiptInto(folder, part);
  await parseBody(ctx, { multipart: true, formidable: receipt.options });
  await receipt.written();
  const count = receipt.count();
  const { body, files: received } = ctx.request;
  const language = negotiateLanguage(body);
  if (count > most) throw fieldError(400, field, wrongNumber(least, most), language);
  const files = [received?.[field] ?? []].flat().sort(inOrderSent);
  if (files.some(({ size }) => size > largest)) {
    throw fieldError(413, field, fileTooLarge(largest), language);
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
function receiptInto(folder: string, { field, most, form }: Sending) {
  const streams: Writable[] = [];
  let count = 0;
  const options: FormidableOptions = {
    uploadDir: folder,
    enabledPlugins: [steadyMultipart],
    // Hashing is slow; only repeated form posts need it (idempotency).
    hashAlgorithm: form ? 'sha256' : false,
    maxFieldsSize: mostText,
    allowEmptyFiles: true,
    minFileSize: 0,
    maxFileSize: Number.POSITIVE_INFINITY,
    filter: ({ name }) => name === field && ++count <= most,
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
    written: () => Promise.all(streams.map((stream) => finished(stream))),
  };
}

const inOrderSent = (one: File, other: File): number =>
  Number(one.newFilename) - Number(other.newFilename);
