import { type BilingualText, defaultLanguage, type Language } from '#contract/core/language';
import { fileTooLarge } from '#contract/core/messages';
import { decodeUriSafely, fileNameFromUrl } from '#contract/core/url';
import { detectImageKind, maxImageBytes } from '#contract/media/image-files';
import { noImageAtUrl, urlFetchFailed, urlRejected, urlTimedOut } from '#contract/media/messages';
import { fieldError, type HttpError } from '../dispatch/http-error';
import { fetchRemote, type RemoteFetchOptions, type RemoteResponse } from './remote/fetch-remote';
import type { AgentOptions } from './remote/public-agent';
import { RemoteError, type RemoteErrorKind } from './remote/remote-error';

const defaultTimeoutMs = 15_000;

interface RemoteImage {
  /** From `Content-Disposition` or the URL; unsanitized. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface FetchOptions {
  readonly language?: Language;
  readonly signal?: AbortSignal;
}

/**
 * Fetches the image at a user-supplied URL. Rejects with an `HttpError` for the field `file_url`: 400 for a forbidden
 * or unresolvable URL, 413, 415 if it is no image, 502 and 504.
 */
export type FetchImage = (url: string, options?: FetchOptions) => Promise<RemoteImage>;

/** Fetches from the public internet only, to prevent SSRF. */
export function createImageFetcher(
  options: AgentOptions & Partial<Pick<RemoteFetchOptions, 'timeoutMs'>> = {},
): FetchImage {
  const rules = {
    timeoutMs: defaultTimeoutMs,
    ...options,
    protocols: ['http:', 'https:'],
    maxBytes: maxImageBytes,
  };
  return async (url, { language = defaultLanguage, signal } = {}) => {
    try {
      return toRemoteImage(await fetchRemote(url.trim(), rules, signal), language);
    } catch (error) {
      throw error instanceof RemoteError ? toHttpError(error, language) : error;
    }
  };
}

/** The type comes from the bytes, never from the response's `Content-Type`. */
function toRemoteImage(response: RemoteResponse, language: Language): RemoteImage {
  const { bytes } = response;
  if (!detectImageKind(bytes)) throw fieldError(415, field, noImageAtUrl, language);
  return { name: parseDispositionName(response) ?? fileNameFromUrl(response.url), bytes };
}

const field = 'file_url';

const errorsByKind: Readonly<Record<RemoteErrorKind, readonly [number, BilingualText]>> = {
  forbidden: [400, urlRejected],
  unreachable: [502, urlFetchFailed],
  refused: [502, urlFetchFailed],
  tooLarge: [413, fileTooLarge(maxImageBytes)],
  tooSlow: [504, urlTimedOut],
};

function toHttpError({ kind }: RemoteError, language: Language): HttpError {
  const [status, message] = errorsByKind[kind];
  return fieldError(status, field, message, language);
}

/** Prefers `filename*` (RFC 5987, UTF-8) over `filename`. */
function parseDispositionName({ headers }: RemoteResponse): string | undefined {
  const header = headers['content-disposition'] ?? '';
  const encoded = /;\s*filename\*=utf-8''([^;]+)/i.exec(header)?.[1];
  const plain = /;\s*filename=(?:"([^"]*)"|([^;"]+))/i.exec(header);
  return (
    (encoded && decodeUriSafely(encoded.trim())) || plain?.[1] || plain?.[2]?.trim() || undefined
  );
}
