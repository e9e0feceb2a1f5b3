import * as v from 'valibot';
import { buildUrl } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
import { uploadMediaFile } from '#contract/media/admin-endpoints';
import { parseTags } from '#contract/media/admin-rules';
import type { MediaFile } from '#contract/media/schema';
import { reached, unreached } from '../../data/connectivity';
import { timeoutFor } from '../../data/form-data';
import { administratorHeaders, ResponseError, withMiddleware } from '../../data/http-client';

export interface SentUpload {
  /** A file, or the URL of an image. */
  readonly source: File | string;
  readonly title: string;
  readonly description: string;
  /** Separated by commas, as typed. */
  readonly tags: string;
  /** Defaults to the folder of the product images. */
  readonly folderId?: string | undefined;
  readonly language: Language;
}

interface Following {
  readonly signal: AbortSignal;
  /** Reports the fraction of bytes sent, from 0 to 1. */
  readonly onSent: (share: number) => void;
}

/**
 * Uploads with XMLHttpRequest, because `fetch` doesn't report upload progress. Resolves to undefined if the image was
 * saved but the response has no preview of it. Throws `ResponseError`, a `TypeError` if there's no response, or the
 * reason of the signal. When the session has expired, it's sent again after signing in.
 */
export const sendUpload = (
  upload: SentUpload,
  following: Following,
): Promise<MediaFile | undefined> =>
  withMiddleware(uploadMediaFile, () => sendOnce(upload, following));

async function sendOnce(upload: SentUpload, following: Following): Promise<MediaFile | undefined> {
  const { status, statusText, responseText } = await fetchResponse(upload, following);
  if (status < 200 || status > 299) throw new ResponseError(status, responseText || statusText);
  return parseFile(responseText);
}

function fetchResponse(upload: SentUpload, { signal, onSent }: Following): Promise<XMLHttpRequest> {
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
      reject(new TypeError('The server could not be reached.'));
    });
    request.addEventListener('timeout', () => reject(new TypeError('The request timed out.')));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(buildBody(upload));
  });
}

function opened({ source }: SentUpload): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open(uploadMediaFile.method, buildUrl(uploadMediaFile));
  request.withCredentials = true;
  request.timeout = timeoutFor(isUrl(source) ? [] : [source]);
  const kind = isUrl(source) ? { 'Content-Type': 'application/json' } : {};
  for (const [name, value] of Object.entries({ ...administratorHeaders(), ...kind })) {
    request.setRequestHeader(name, value);
  }
  return request;
}

function buildBody(upload: SentUpload): FormData | string {
  const { source } = upload;
  const fields = buildFields(upload);
  if (isUrl(source)) return JSON.stringify({ ...fields, file_url: source });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(uploadMediaFile.files.field, source);
  return form;
}

const isUrl = (source: File | string): source is string => typeof source === 'string';

function buildFields({ title, description, tags, folderId, language }: SentUpload) {
  const joined = parseTags(tags).join();
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

function parseFile(responseText: string): MediaFile | undefined {
  // Other servers may answer with 200, such as the sign-in page of a public Wi-Fi network.
  if (!v.is(taken, responseText)) throw new TypeError('The response is not from this server.');
  const { success, output } = v.safeParse(shown, responseText);
  return success && output.file.url_preview !== '' ? output.file : undefined;
}
