import { TimeoutError, withTimeout } from '../../timeout';
import { isTransient, PublitioError } from './publitio-error';
import { parsePublitioError } from './responses';
import { retry } from './retry';
import { createSignature, type PublitioKeys, type Signature } from './signature';

/** Bytes; a page of a thousand files has about one million. */
const maxResponseBytes = 4 * 1024 * 1024;

export interface PublitioRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: FormData;
  readonly signal?: AbortSignal | undefined;
}

export interface PublitioHttpOptions {
  /** Without a trailing slash. */
  readonly baseUrl?: string;
  /** Milliseconds per attempt of a request without a file. */
  readonly timeout?: number;
  /** Milliseconds for a request with a file. */
  readonly uploadTimeout?: number;
  readonly initialRetryDelayMs?: number;
}

/** Resolves to the JSON of a successful response. Rejects with a `PublitioError`, or with the signal's reason. */
export type SendPublitioRequest = (request: PublitioRequest) => Promise<unknown>;

/** Signs each attempt again and retries idempotent requests. */
export function createPublitioHttp(
  keys: () => PublitioKeys,
  {
    baseUrl = 'https://api.publit.io/v1',
    timeout = 10_000,
    uploadTimeout = 60_000,
    initialRetryDelayMs = 300,
  }: PublitioHttpOptions = {},
): SendPublitioRequest {
  const sendOnce = async (request: PublitioRequest): Promise<unknown> => {
    const signature = createSignature(keys());
    const timeoutMs = request.body ? uploadTimeout : timeout;
    const response = await fetchResponse(request, { baseUrl, signature, timeoutMs });
    return parseResponse(request, response, [signature.api_signature, ...Object.values(keys())]);
  };
  // A POST without a response may have succeeded; a retry could duplicate it.
  return (request) =>
    request.method === 'POST'
      ? sendOnce(request)
      : retry(() => sendOnce(request), initialRetryDelayMs, request.signal);
}

interface RequestContext {
  readonly baseUrl: string;
  readonly signature: Signature;
  readonly timeoutMs: number;
}

interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function fetchResponse(
  request: PublitioRequest,
  { baseUrl, signature, timeoutMs }: RequestContext,
): Promise<RawResponse> {
  const { method, path, query, body = null, signal } = request;
  const url = `${baseUrl}${path}?${new URLSearchParams({ ...query, ...signature })}`;
  // A redirect would send the signature to another host.
  const fetchOptions = { redirect: 'error', headers: { accept: 'application/json' } } as const;
  try {
    return await withTimeout(timeoutMs, signal, async (abortSignal) => {
      const response = await fetch(url, { ...fetchOptions, method, body, signal: abortSignal });
      return { status: response.status, headers: response.headers, text: await readText(response) };
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ResponseTooLargeError
      ? new PublitioError(formatRequest(request), 'the response is too long')
      : toNetworkError(request, error);
  }
}

class ResponseTooLargeError extends Error {}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxResponseBytes) throw new ResponseTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const formatRequest = ({ method, path }: PublitioRequest): string => `${method} ${path}`;

function toNetworkError(request: PublitioRequest, error: unknown): PublitioError {
  const isTimeout = error instanceof TimeoutError;
  const reason = isTimeout ? 'timeout' : `no response (${getErrorCode(error)})`;
  return new PublitioError(formatRequest(request), reason, { isTimeout, isTransient: true });
}

/** `fetch` has the code, such as 'ECONNREFUSED', in the error's cause. */
function getErrorCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
}

function parseResponse(
  request: PublitioRequest,
  response: RawResponse,
  secrets: readonly string[],
): unknown {
  const { status, headers, text } = response;
  const errorOptions = {
    isTransient: isTransient(status),
    retryAfterSeconds: Number(headers.get('retry-after')) || undefined,
  };
  const json = parseJson(response);
  if (json === undefined) {
    throw new PublitioError(
      formatRequest(request),
      `HTTP ${status}, ${text.length} characters that are not JSON`,
      errorOptions,
    );
  }
  const problem = parsePublitioError(json, status);
  if (!problem) return json;
  const reason = `${problem.code}, ${redactSecrets(problem.message, secrets)}`;
  throw new PublitioError(formatRequest(request), reason, { ...errorOptions, code: problem.code });
}

/** Proxies in front of Publitio answer with HTML, with any status. */
function parseJson({ headers, text }: RawResponse): unknown {
  if (!/^application\/(.+\+)?json\b/i.test(headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Error messages may repeat the request's URL. */
const redactSecrets = (message: string, secrets: readonly string[]): string =>
  secrets
    .reduce((text, secret) => text.replaceAll(secret, '…'), message)
    .replace(/https?:\S+/gi, '…')
    .slice(0, 200);
