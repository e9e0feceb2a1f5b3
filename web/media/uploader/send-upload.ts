import * as v from 'valibot';
import { buildUrl } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
import { uploadMediaFile } from '#contract/media/admin-endpoints';
import { parseTags } from '#contract/media/admin-rules';
import type { MediaFile } from '#contract/media/schema';
import { markOffline, markOnline } from '../../data/connectivity';
import { getTimeoutMs } from '../../data/form-data';
import { buildAdminHeaders, ResponseError, withMiddleware } from '../../data/http-client';

export interface UploadInput {
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

interface UploadOptions {
  readonly signal: AbortSignal;
  /** Reports the fraction of bytes sent, from 0 to 1. */
  readonly onSent: (fraction: number) => void;
}

/**
 * Uses XMLHttpRequest, because `fetch` reports no upload progress. Resolves to undefined if the image was saved but the
 * response has no preview of it. Throws `ResponseError`, a `TypeError` without a response, or the signal's reason. When
 * the session has expired, it's sent again after signing in.
 */
export const sendUpload = (
  upload: UploadInput,
  options: UploadOptions,
): Promise<MediaFile | undefined> =>
  withMiddleware(uploadMediaFile, () => sendWithoutRetry(upload, options));

async function sendWithoutRetry(
  upload: UploadInput,
  options: UploadOptions,
): Promise<MediaFile | undefined> {
  const { status, statusText, responseText } = await sendRequest(upload, options);
  if (status < 200 || status > 299) throw new ResponseError(status, responseText || statusText);
  return parseFile(responseText);
}

function sendRequest(
  upload: UploadInput,
  { signal, onSent }: UploadOptions,
): Promise<XMLHttpRequest> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = openRequest(upload);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onSent(loaded / total);
    });
    request.addEventListener('load', () => {
      markOnline();
      resolve(request);
    });
    request.addEventListener('error', () => {
      markOffline();
      reject(new TypeError('The server could not be reached.'));
    });
    request.addEventListener('timeout', () => reject(new TypeError('The request timed out.')));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(buildBody(upload));
  });
}

function openRequest({ source }: UploadInput): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open(uploadMediaFile.method, buildUrl(uploadMediaFile));
  request.withCredentials = true;
  request.timeout = getTimeoutMs(isUrl(source) ? [] : [source]);
  const contentType = isUrl(source) ? { 'Content-Type': 'application/json' } : {};
  for (const [name, value] of Object.entries({ ...buildAdminHeaders(), ...contentType })) {
    request.setRequestHeader(name, value);
  }
  return request;
}

function buildBody(upload: UploadInput): FormData | string {
  const { source } = upload;
  const fields = buildFields(upload);
  if (isUrl(source)) return JSON.stringify({ ...fields, file_url: source });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(uploadMediaFile.files.field, source);
  return form;
}

const isUrl = (source: File | string): source is string => typeof source === 'string';

function buildFields({ title, description, tags, folderId, language }: UploadInput) {
  const tagList = parseTags(tags).join();
  return {
    language,
    title,
    description,
    ...(tagList !== '' && { tags: tagList }),
    ...(folderId !== undefined && { folder_id: folderId }),
    privacy: 'public',
  };
}

const successSchema = v.pipe(v.string(), v.parseJson(), v.object({ success: v.literal(true) }));
const fileSchema = v.pipe(v.string(), v.parseJson(), uploadMediaFile.response);

function parseFile(responseText: string): MediaFile | undefined {
  // Other servers may answer with 200, such as the sign-in page of a public Wi-Fi network.
  if (!v.is(successSchema, responseText))
    throw new TypeError('The response is not from this server.');
  const { success, output } = v.safeParse(fileSchema, responseText);
  return success && output.file.url_preview !== '' ? output.file : undefined;
}
