import { byDeadline, DeadlinePassed } from '../../deadline';
import { parsePublitioError } from './answers';
import { patiently } from './patience';
import { mayPass, PublitioError } from './publitio-fault';
import { newSignature, type PublitioKeys, type Signature } from './signature';

/** Bytes; a page of a thousand files has about one million. */
const maxResponseBytes = 4 * 1024 * 1024;

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: FormData;
  readonly signal?: AbortSignal | undefined;
}

export interface LineOptions {
  /** Without a trailing slash. */
  readonly base?: string;
  /** Milliseconds per attempt of a request without a file. */
  readonly timeout?: number;
  /** Milliseconds for a request with a file. */
  readonly uploadTimeout?: number;
  readonly firstPause?: number;
}

/** Resolves to the JSON of a successful response. Rejects with a `PublitioError`, or with the signal's reason. */
export type MakeCall = (call: Call) => Promise<unknown>;

/** Signs each attempt anew and retries idempotent requests. */
export function createPublitioHttp(
  keys: () => PublitioKeys,
  {
    base = 'https://api.publit.io/v1',
    timeout = 10_000,
    uploadTimeout = 60_000,
    firstPause = 300,
  }: LineOptions = {},
): MakeCall {
  const attempt = async (call: Call): Promise<unknown> => {
    const signature = newSignature(keys());
    const patience = call.body ? uploadTimeout : timeout;
    const response = await fetchResponse(call, { base, signature, patience });
    return judged(call, response, [signature.api_signature, ...Object.values(keys())]);
  };
  // A POST without a response may have succeeded; a retry could duplicate it.
  return (call) =>
    call.method === 'POST'
      ? attempt(call)
      : patiently(() => attempt(call), firstPause, call.signal);
}

interface Try {
  readonly base: string;
  readonly signature: Signature;
  readonly patience: number;
}

interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function fetchResponse(call: Call, { base, signature, patience }: Try): Promise<RawResponse> {
  const { method, path, query, body = null, signal } = call;
  const url = `${base}${path}?${new URLSearchParams({ ...query, ...signature })}`;
  // A redirect would send the signature to another host.
  const rules = { redirect: 'error', headers: { accept: 'application/json' } } as const;
  try {
    return await byDeadline(patience, signal, async (end) => {
      const response = await fetch(url, { ...rules, method, body, signal: end });
      return { status: response.status, headers: response.headers, text: await readText(response) };
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof TooLong
      ? new PublitioError(formatRequest(call), 'the response is too long')
      : unanswered(call, error);
  }
}

class TooLong extends Error {}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxResponseBytes) throw new TooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const formatRequest = ({ method, path }: Call): string => `${method} ${path}`;

function unanswered(call: Call, error: unknown): PublitioError {
  const isSlow = error instanceof DeadlinePassed;
  const reason = isSlow ? 'timeout' : `no response (${getErrorCode(error)})`;
  return new PublitioError(formatRequest(call), reason, { isSlow, mayPass: true });
}

/** `fetch` has the code, such as 'ECONNREFUSED', in the error's cause. */
function getErrorCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
}

function judged(call: Call, response: RawResponse, secrets: readonly string[]): unknown {
  const { status, headers, text } = response;
  const facts = {
    mayPass: mayPass(status),
    retryAfter: Number(headers.get('retry-after')) || undefined,
  };
  const json = parseJson(response);
  if (json === undefined) {
    throw new PublitioError(
      formatRequest(call),
      `HTTP ${status}, ${text.length} characters that are not JSON`,
      facts,
    );
  }
  const problem = parsePublitioError(json, status);
  if (!problem) return json;
  const reason = `${problem.code}, ${withoutSecrets(problem.message, secrets)}`;
  throw new PublitioError(formatRequest(call), reason, { ...facts, code: problem.code });
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
const withoutSecrets = (message: string, secrets: readonly string[]): string =>
  secrets
    .reduce((text, secret) => text.replaceAll(secret, '…'), message)
    .replace(/https?:\S+/gi, '…')
    .slice(0, 200);
