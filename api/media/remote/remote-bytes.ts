import * as http from 'node:http';
import * as https from 'node:https';
import { byDeadline, DeadlinePassed } from '../deadline';
import { parsePermittedUrl } from './permitted-address';
import { publicAgent, type Reach } from './public-agent';
import { RemoteError } from './remote-fault';

const mostRedirects = 3;

/** Bytes of all response headers together. */
const mostHeaders = 16 * 1024;

const redirects = new Set([301, 302, 303, 307, 308]);

export interface RemoteRules extends Reach {
  /** Such as 'https:'; also applies to redirects. */
  readonly protocols: readonly string[];
  readonly mostBytes: number;
  /** Milliseconds in total, redirects included. */
  readonly deadline: number;
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
export async function remoteBytes(
  written: string,
  rules: RemoteRules,
  signal?: AbortSignal,
): Promise<RemoteResponse> {
  try {
    return await byDeadline(rules.deadline, signal, (end) =>
      followed(parsePermittedUrl(written, rules.protocols), rules, end),
    );
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof DeadlinePassed) throw new RemoteError('tooSlow');
    throw error instanceof RemoteError ? error : disconnected(error);
  }
}

async function followed(first: URL, rules: RemoteRules, end: AbortSignal): Promise<RemoteResponse> {
  let url = first;
  for (let redirected = 0; redirected <= mostRedirects; redirected += 1) {
    const found = await visited(url, rules, end);
    if (!(found instanceof URL)) return found;
    url = found;
  }
  throw new RemoteError('refused', 'too many redirects');
}

async function visited(
  url: URL,
  rules: RemoteRules,
  end: AbortSignal,
): Promise<RemoteResponse | URL> {
  end.throwIfAborted();
  const agent = publicAgent(url.protocol, rules);
  const { request: asking } = url.protocol === 'https:' ? https : http;
  const request = asking(url, { agent, signal: end, maxHeaderSize: mostHeaders, headers });
  try {
    const response = await sendRequest(request);
    const { statusCode = 0, headers: responseHeaders } = response;
    if (redirects.has(statusCode) && responseHeaders.location !== undefined) {
      return parsePermittedUrl(responseHeaders.location, rules.protocols, url);
    }
    if (statusCode !== 200) throw new RemoteError('refused', `HTTP ${statusCode}`, statusCode);
    return { url, headers: responseHeaders, bytes: await readBody(response, rules.mostBytes) };
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
async function readBody(response: http.IncomingMessage, most: number): Promise<Buffer> {
  if (Number(response.headers['content-length']) > most) throw new RemoteError('tooLarge');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > most) throw new RemoteError('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const nameless = new Set(['ENOTFOUND', 'ENODATA', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NONAME']);

/** The agent's rejection has no error code. */
function disconnected(error: unknown): RemoteError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === undefined || nameless.has(code)) return new RemoteError('forbidden');
  return new RemoteError('unreachable', code);
}
