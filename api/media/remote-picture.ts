import { type BilingualText, defaultLanguage, type Language } from '#contract/core/language';
import { fileTooLarge } from '#contract/core/messages';
import { fileNameFromUrl, unescaped } from '#contract/core/url';
import { detectImageKind, largestImage } from '#contract/media/image-files';
import { noImageAtUrl, urlFetchFailed, urlRejected, urlTimedOut } from '#contract/media/messages';
import { fieldError, type HttpProblem } from '../dispatch/problem';
import type { Reach } from './remote/public-agent';
import { type RemoteResponse, type RemoteRules, remoteBytes } from './remote/remote-bytes';
import { RemoteError, type RemoteErrorKind } from './remote/remote-fault';

const patience = 15_000;

export interface RemoteImage {
  /** From `Content-Disposition` or the URL; unsanitized. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Fetching {
  readonly language?: Language;
  readonly signal?: AbortSignal;
}

/**
 * Fetches the image at a user-supplied URL. Rejects with an `HttpError` for the field `file_url`: 400 for a forbidden
 * or unresolvable URL, 413, 415 if it is no image, 502 and 504.
 */
export type FetchImage = (url: string, fetching?: Fetching) => Promise<RemoteImage>;

/** Fetches from the public internet only, to prevent SSRF. */
export function createImageFetcher(
  options: Reach & Partial<Pick<RemoteRules, 'deadline'>> = {},
): FetchImage {
  const rules = {
    deadline: patience,
    ...options,
    protocols: ['http:', 'https:'],
    mostBytes: largestImage,
  };
  return async (url, { language = defaultLanguage, signal } = {}) => {
    try {
      return toRemoteImage(await remoteBytes(url.trim(), rules, signal), language);
    } catch (error) {
      throw error instanceof RemoteError ? toHttpError(error, language) : error;
    }
  };
}

/** The type comes from the bytes, never from the response's `Content-Type`. */
function toRemoteImage(response: RemoteResponse, language: Language): RemoteImage {
  const { bytes } = response;
  if (!detectImageKind(bytes)) throw fieldError(415, field, noImageAtUrl, language);
  return { name: dispositionName(response) ?? fileNameFromUrl(response.url), bytes };
}

const field = 'file_url';

const errorsByKind: Readonly<Record<RemoteErrorKind, readonly [number, BilingualText]>> = {
  forbidden: [400, urlRejected],
  unreachable: [502, urlFetchFailed],
  refused: [502, urlFetchFailed],
  tooLarge: [413, fileTooLarge(largestImage)],
  tooSlow: [504, urlTimedOut],
};

function toHttpError({ kind }: RemoteError, language: Language): HttpProblem {
  const [status, sentence] = errorsByKind[kind];
  return fieldError(status, field, sentence, language);
}

/** Prefers `filename*` (RFC 5987, UTF-8) over `filename`. */
function dispositionName({ headers }: RemoteResponse): string | undefined {
  const written = headers['content-disposition'] ?? '';
  const encoded = /;\s*filename\*=utf-8''([^;]+)/i.exec(written)?.[1];
  const plain = /;\s*filename=(?:"([^"]*)"|([^;"]+))/i.exec(written);
  return (encoded && unescaped(encoded.trim())) || plain?.[1] || plain?.[2]?.trim() || undefined;
}
