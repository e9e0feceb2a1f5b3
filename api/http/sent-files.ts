import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { File, Options as FormidableOptions } from 'formidable';
import { type FilesPart, mostText, type ValidatedEndpoint } from '#contract/core/endpoint';
import { fileTooLarge, lengthMissing, wrongKindOfBody } from '#contract/core/messages';
import { languageOf, wrongNumber } from '#contract/core/parse-request';
import { refused, refusedField } from '../dispatch/problem';
import type { ReceivedFile } from '../dispatch/request';
import { steadyMultipart } from './multipart-plugin';
import { parseBody } from './parse-body';
import type { ShopContext } from './state';

/** Files that are sent, through a form or otherwise. */
interface Sending extends FilesPart {
  readonly form: ValidatedEndpoint['form'];
}

/** What came as multipart/form-data. */
export interface SentForm {
  readonly body: unknown;
  readonly files: readonly ReceivedFile[];
}

/**
 * Reads files into a folder of their own under `uploads` and hands them on; the folder is gone afterwards, however
 * this ends. Rejects with 400, 411, 413 and 415.
 */
export async function withSentFiles<R>(
  ctx: ShopContext,
  part: Sending,
  uploads: string,
  use: (form: SentForm) => Promise<R>,
): Promise<R> {
  refuseByHeaders(ctx, part);
  await mkdir(uploads, { recursive: true });
  const folder = await mkdtemp(join(uploads, 'post-'));
  try {
    return await use(await readForm(ctx, part, folder));
  } finally {
    // A file that was being opened while the rest was refused may still appear.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Without a length a body would have no end, and headers of its parts would be read for as long as it lasts. */
function refuseByHeaders(ctx: ShopContext, { most, largest }: FilesPart): void {
  if (!ctx.is('multipart/form-data')) throw refused(415, wrongKindOfBody('multipart/form-data'));
  if (ctx.request.length === undefined) throw refused(411, lengthMissing);
  if (ctx.request.length > most * largest + mostText) throw refused(413, fileTooLarge(largest));
}

async function readForm(ctx: ShopContext, part: Sending, folder: string): Promise<SentForm> {
  const { field, least, most, largest } = part;
  const receipt = receiptInto(folder, part);
  await parseBody(ctx, { multipart: true, formidable: receipt.options });
  await receipt.written();
  const count = receipt.count();
  const { body, files: received } = ctx.request;
  const language = languageOf(body);
  if (count > most) throw refusedField(400, field, wrongNumber(least, most), language);
  const files = [received?.[field] ?? []].flat().sort(inOrderSent);
  if (files.some(({ size }) => size > largest)) {
    throw refusedField(413, field, fileTooLarge(largest), language);
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

/** How formidable receives files into a folder; it judges neither number nor size: what it refuses it may leave open. */
function receiptInto(folder: string, { field, most, form }: Sending) {
  const streams: Writable[] = [];
  let count = 0;
  const options: FormidableOptions = {
    uploadDir: folder,
    enabledPlugins: [steadyMultipart],
    // Everybody waits for it, and only a form's repeats are known by their files.
    hashAlgorithm: form ? 'sha256' : false,
    maxFieldsSize: mostText,
    allowEmptyFiles: true,
    minFileSize: 0,
    maxFileSize: Number.POSITIVE_INFINITY,
    filter: ({ name }) => name === field && ++count <= most,
    // They are answered in the order they are written to the disk.
    filename: () => String(count),
    fileWriteStreamHandler() {
      const stream = createWriteStream(join(folder, String(streams.length + 1)));
      streams.push(stream);
      return stream;
    },
  };
  return {
    options,
    /** Files in the field, those that are too many as well. */
    count: () => count,
    /** Rejects where one could not be written: of a body that has ended formidable does not tell. */
    written: () => Promise.all(streams.map((stream) => finished(stream))),
  };
}

const inOrderSent = (one: File, other: File): number =>
  Number(one.newFilename) - Number(other.newFilename);
