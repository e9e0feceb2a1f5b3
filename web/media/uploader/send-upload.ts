import * as v from 'valibot';
import { addressOf } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
import { uploadMediaFile } from '#contract/media/admin-endpoints';
import { tagsIn } from '#contract/media/admin-rules';
import type { MediaFile } from '#contract/media/schema';
import { reached, unreached } from '../../data/connectivity';
import { timeoutFor } from '../../data/form-data';
import { administratorHeaders, ResponseError, withMiddleware } from '../../data/http-client';

/** A picture and what is said of it. */
export interface SentUpload {
  /** A file, or the address of a picture elsewhere. */
  readonly source: File | string;
  readonly title: string;
  readonly description: string;
  /** As they are written, between commas. */
  readonly tags: string;
  /** The folder of the product images without one. */
  readonly folderId?: string | undefined;
  readonly language: Language;
}

interface Following {
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Hears how much of it the browser has sent, from 0 to 1. */
  readonly onSent: (share: number) => void;
}

/**
 * Has the library take a picture, with a request that tells how far it is: `fetch` does not. Answers undefined where
 * the picture is there but its answer shows none. Throws `ResponseError`, a `TypeError` where no answer comes, or the
 * signal's reason. Where the session was over it is sent again after a sign-in.
 */
export const sendUpload = (
  upload: SentUpload,
  following: Following,
): Promise<MediaFile | undefined> =>
  withMiddleware(uploadMediaFile, () => sendOnce(upload, following));

async function sendOnce(upload: SentUpload, following: Following): Promise<MediaFile | undefined> {
  const { status, statusText, responseText } = await answerTo(upload, following);
  if (status < 200 || status > 299) throw new ResponseError(status, responseText || statusText);
  return fileIn(responseText);
}

function answerTo(upload: SentUpload, { signal, onSent }: Following): Promise<XMLHttpRequest> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = opened(upload);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onSent(loaded / total);
    });
    request.addEventListener('load', () => {
      reached();
      resolve(request);
    });
    request.addEventListener('error', () => {
      unreached();
      reject(new TypeError('The shop was not reached.'));
    });
    request.addEventListener('timeout', () => reject(new TypeError('No answer came in time.')));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bodyOf(upload));
  });
}

function opened({ source }: SentUpload): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open(uploadMediaFile.method, addressOf(uploadMediaFile));
  request.withCredentials = true;
  request.timeout = timeoutFor(isAddress(source) ? [] : [source]);
  const kind = isAddress(source) ? { 'Content-Type': 'application/json' } : {};
  for (const [name, value] of Object.entries({ ...administratorHeaders(), ...kind })) {
    request.setRequestHeader(name, value);
  }
  return request;
}

function bodyOf(upload: SentUpload): FormData | string {
  const { source } = upload;
  const fields = fieldsOf(upload);
  if (isAddress(source)) return JSON.stringify({ ...fields, file_url: source });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(uploadMediaFile.files.field, source);
  return form;
}

const isAddress = (source: File | string): source is string => typeof source === 'string';

function fieldsOf({ title, description, tags, folderId, language }: SentUpload) {
  const joined = tagsIn(tags).join();
  return {
    language,
    title,
    description,
    ...(joined !== '' && { tags: joined }),
    ...(folderId !== undefined && { folder_id: folderId }),
    privacy: 'public',
  };
}

const taken = v.pipe(v.string(), v.parseJson(), v.object({ success: v.literal(true) }));
const shown = v.pipe(v.string(), v.parseJson(), uploadMediaFile.response);

function fileIn(answer: string): MediaFile | undefined {
  // Whoever else answers, such as the sign-in page of a strange network, has taken nothing.
  if (!v.is(taken, answer)) throw new TypeError('The answer is not the shop’s.');
  const { success, output } = v.safeParse(shown, answer);
  return success && output.file.url_preview !== '' ? output.file : undefined;
}
