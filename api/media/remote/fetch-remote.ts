import * as http from 'node:http';
import * as https from 'node:https';
import { TimeoutError, withTimeout } from '../timeout';
import { parsePermittedUrl } from './permitted-url';
import { type AgentOptions, createPublicAgent } from './public-agent';
import { RemoteError } from './remote-error';

const maxRedirects = 3;

/** Bytes of all response headers together. */
const maxHeaderBytes = 16 * 1024;

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

export interface RemoteFetchOptions extends AgentOptions {
  /** Such as 'https:'; also applies to redirects. */
  readonly protocols: readonly string[];
  readonly maxBytes: number;
  /** Milliseconds in total, redirects included. */
  readonly timeoutMs: number;
}

export interface RemoteResponse {
  /** After redirects. */
  readonly url: URL;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/**
 * Fetches a URL on the public internet only (SSRF): checks every redirect, carries no state between them, closes every
 * connection. Rejects with a `RemoteError`, or with the signal's reason.
 */
export async function fetchRemote(
  rawUrl: string,
  options: RemoteFetchOptions,
  signal?: AbortSignal,
): Promise<RemoteResponse> {
  try {
    return await withTimeout(options.timeoutMs, signal, (abortSignal) =>
      followRedirects(parsePermittedUrl(rawUrl, options.protocols), options, abortSignal),
    );
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof TimeoutError) throw new RemoteError('tooSlow');
    throw error instanceof RemoteError ? error : toRemoteError(error);
  }
}

async function followRedirects(
  initialUrl: URL,
  options: RemoteFetchOptions,
  abortSignal: AbortSignal,
): Promise<RemoteResponse> {
  let url = initialUrl;
  for (let redirectCount = 0; redirectCount <= maxRedirects; redirectCount += 1) {
    const result = await requestOnce(url, options, abortSignal);
    if (!(result instanceof URL)) return result;
    url = result;
  }
  throw new RemoteError('refused', 'too many redirects');
}

async function requestOnce(
  url: URL,
  options: RemoteFetchOptions,
  abortSignal: AbortSignal,
): Promise<RemoteResponse | URL> {
  abortSignal.throwIfAborted();
  const agent = createPublicAgent(url.protocol, options);
  const { request: createRequest } = url.protocol === 'https:' ? https : http;
  const request = createRequest(url, {
    agent,
    signal: abortSignal,
    maxHeaderSize: maxHeaderBytes,
    headers,
  });
  try {
    const response = await sendRequest(request);
    const { statusCode = 0, headers: responseHeaders } = response;
    if (redirectStatuses.has(statusCode) && responseHeaders.location !== undefined) {
      return parsePermittedUrl(responseHeaders.location, options.protocols, url);
    }
    if (statusCode !== 200) throw new RemoteError('refused', `HTTP ${statusCode}`, statusCode);
    return { url, headers: responseHeaders, bytes: await readBody(response, options.maxBytes) };
  } finally {
    request.destroy();
  }
}

/** No compression: limits count the bytes received. */
const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'LaHiguera' };

const sendRequest = (request: http.ClientRequest): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.on('response', resolve).on('error', reject).end();
  });

/** `Content-Length` is trusted only to reject early. */
async function readBody(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length']) > maxBytes) throw new RemoteError('tooLarge');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > maxBytes) throw new RemoteError('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const dnsErrorCodes = new Set(['ENOTFOUND', 'ENODATA', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NONAME']);

/** The agent's rejection has no error code. */
function toRemoteError(error: unknown): RemoteError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === undefined || dnsErrorCodes.has(code)) return new RemoteError('forbidden');
  return new RemoteError('unreachable', code);
}
