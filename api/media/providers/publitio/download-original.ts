import { maxImageBytes } from '#contract/media/image-files';
import { fetchRemote, type RemoteFetchOptions } from '../../remote/fetch-remote';
import { RemoteError } from '../../remote/remote-error';
import { isNotFound, isTransient, PublitioError } from './publitio-error';
import type { PublitioFile } from './responses';
import { retry } from './retry';

const callName = 'bytes of a file';

export interface DownloadOptions extends Partial<Omit<RemoteFetchOptions, 'maxBytes'>> {
  readonly initialRetryDelayMs?: number;
}

/**
 * Undefined if the original is gone. `url_download` gives the uploaded bytes, with the token of a private file;
 * `url_preview` without a transform gives the same if downloads are disabled.
 */
export async function downloadOriginal(
  { url_download, url_preview }: PublitioFile,
  options: DownloadOptions,
  signal?: AbortSignal,
): Promise<Buffer | undefined> {
  const rejections: PublitioError[] = [];
  for (const url of [url_download, url_preview]) {
    if (!url) continue;
    try {
      return await downloadWithRetry(url, options, signal);
    } catch (error) {
      if (!isRejection(error)) throw error;
      rejections.push(error);
    }
  }
  if (rejections.length > 0 && rejections.every(isNotFound)) return undefined;
  throw (
    rejections.find((error) => !isNotFound(error)) ?? new PublitioError(callName, 'it has no URL')
  );
}

function downloadWithRetry(
  url: string,
  {
    initialRetryDelayMs = 300,
    protocols = ['https:'],
    timeoutMs = 30_000,
    ...agentOptions
  }: DownloadOptions,
  signal?: AbortSignal,
): Promise<Buffer> {
  const fetchOptions = { ...agentOptions, protocols, timeoutMs, maxBytes: maxImageBytes };
  return retry(() => downloadOnce(url, fetchOptions, signal), initialRetryDelayMs, signal);
}

async function downloadOnce(
  url: string,
  fetchOptions: RemoteFetchOptions,
  signal?: AbortSignal,
): Promise<Buffer> {
  try {
    const { bytes, headers } = await fetchRemote(url, fetchOptions, signal);
    if (!textContentType.test(headers['content-type'] ?? '')) return bytes;
  } catch (error) {
    throw error instanceof RemoteError ? toPublitioError(error) : error;
  }
  throw new PublitioError(callName, 'text instead of an image');
}

/** Proxies answer with an HTML or JSON error, with any status. */
const textContentType = /^(text\/|application\/json)/i;

function toPublitioError({ kind, status, message }: RemoteError): PublitioError {
  const isRetryable = kind === 'unreachable' || kind === 'tooSlow' || isTransient(status ?? 0);
  return new PublitioError(callName, message.replace(/\.$/, ''), {
    code: status,
    isTimeout: kind === 'tooSlow',
    isTransient: isRetryable,
  });
}

/** Publitio rejects this URL; another may work. */
const isRejection = (error: unknown): error is PublitioError =>
  isNotFound(error) || (error instanceof PublitioError && [401, 403].includes(error.code ?? 0));
