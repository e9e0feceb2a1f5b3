import { largestImage } from '#contract/media/image-files';
import { type RemoteRules, remoteBytes } from '../../remote/remote-bytes';
import { RemoteError } from '../../remote/remote-fault';
import type { PublitioFile } from './answers';
import { patiently } from './patience';
import { isGone, mayPass, PublitioError } from './publitio-fault';

const call = 'bytes of a file';

export interface DownloadOptions extends Partial<Omit<RemoteRules, 'mostBytes'>> {
  readonly firstPause?: number;
}

/**
 * Undefined if the original is gone. `url_download` gives the uploaded bytes, with the token of a private file;
 * `url_preview` without a transform gives the same if downloads are disabled.
 */
export async function originalBytes(
  { url_download, url_preview }: PublitioFile,
  options: DownloadOptions,
  signal?: AbortSignal,
): Promise<Buffer | undefined> {
  const rejections: PublitioError[] = [];
  for (const url of [url_download, url_preview]) {
    if (!url) continue;
    try {
      return await downloaded(url, options, signal);
    } catch (error) {
      if (!isRejection(error)) throw error;
      rejections.push(error);
    }
  }
  if (rejections.length > 0 && rejections.every(isGone)) return undefined;
  throw rejections.find((error) => !isGone(error)) ?? new PublitioError(call, 'it has no URL');
}

function downloaded(
  url: string,
  { firstPause = 300, protocols = ['https:'], deadline = 30_000, ...reach }: DownloadOptions,
  signal?: AbortSignal,
): Promise<Buffer> {
  const rules = { ...reach, protocols, deadline, mostBytes: largestImage };
  return patiently(() => onceDownloaded(url, rules, signal), firstPause, signal);
}

async function onceDownloaded(
  url: string,
  rules: RemoteRules,
  signal?: AbortSignal,
): Promise<Buffer> {
  try {
    const { bytes, headers } = await remoteBytes(url, rules, signal);
    if (!isText.test(headers['content-type'] ?? '')) return bytes;
  } catch (error) {
    throw error instanceof RemoteError ? toPublitioError(error) : error;
  }
  throw new PublitioError(call, 'text instead of an image');
}

/** Proxies answer with an HTML or JSON error, with any status. */
const isText = /^(text\/|application\/json)/i;

function toPublitioError({ kind, status, message }: RemoteError): PublitioError {
  const passes = kind === 'unreachable' || kind === 'tooSlow' || mayPass(status ?? 0);
  return new PublitioError(call, message.replace(/\.$/, ''), {
    code: status,
    isSlow: kind === 'tooSlow',
    mayPass: passes,
  });
}

/** Publitio rejects this URL; another may work. */
const isRejection = (error: unknown): error is PublitioError =>
  isGone(error) || (error instanceof PublitioError && [401, 403].includes(error.code ?? 0));
