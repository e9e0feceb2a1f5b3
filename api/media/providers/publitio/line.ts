import { byDeadline, DeadlinePassed } from '../../deadline';
import { problemIn } from './answers';
import { patiently } from './patience';
import { mayPass, PublitioFault } from './publitio-fault';
import { newSignature, type PublitioKeys, type Signature } from './signature';

/** Bytes of an answer: a page of a thousand files has about one million. */
const largestAnswer = 4 * 1024 * 1024;

/** A call of Publitio's API. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: FormData;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** How Publitio is reached; what is not said is as it is for a shop. */
export interface LineOptions {
  /** Without a slash at its end. */
  readonly base?: string;
  /** Milliseconds for a try of a call without a file. */
  readonly timeout?: number;
  /** Milliseconds for a call that brings a file. */
  readonly uploadTimeout?: number;
  /** Milliseconds before a second try. */
  readonly firstPause?: number;
}

/** Makes a call; answers the JSON of a good answer. Rejects with a `PublitioFault`, or with the signal's reason. */
export type MakeCall = (call: Call) => Promise<unknown>;

/** A line to Publitio: each try is signed anew, and what may be repeated is tried up to three times. */
export function lineOf(
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
    const answer = await answerTo(call, { base, signature, patience });
    return judged(call, answer, [signature.api_signature, ...Object.values(keys())]);
  };
  // What a POST that was not answered has done is not known: a second one could do it twice.
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

/** An answer as it came. */
interface AnswerText {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function answerTo(call: Call, { base, signature, patience }: Try): Promise<AnswerText> {
  const { method, path, query, body = null, signal } = call;
  const address = `${base}${path}?${new URLSearchParams({ ...query, ...signature })}`;
  // The address of another place would carry the signature there.
  const rules = { redirect: 'error', headers: { accept: 'application/json' } } as const;
  try {
    return await byDeadline(patience, signal, async (end) => {
      const answer = await fetch(address, { ...rules, method, body, signal: end });
      return { status: answer.status, headers: answer.headers, text: await textOf(answer) };
    });
  } catch (fault) {
    signal?.throwIfAborted();
    throw fault instanceof TooLong
      ? new PublitioFault(nameOf(call), 'the answer is too long')
      : unanswered(call, fault);
  }
}

class TooLong extends Error {}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > largestAnswer) throw new TooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

function unanswered(call: Call, fault: unknown): PublitioFault {
  const isSlow = fault instanceof DeadlinePassed;
  const reason = isSlow ? 'no answer in time' : `no answer (${codeOf(fault)})`;
  return new PublitioFault(nameOf(call), reason, { isSlow, mayPass: true });
}

/** Such as 'ECONNREFUSED', of what `fetch` rejects with. */
function codeOf(fault: unknown): string {
  const cause = fault instanceof Error ? fault.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
}

function judged(call: Call, answer: AnswerText, secrets: readonly string[]): unknown {
  const { status, headers, text } = answer;
  const facts = {
    mayPass: mayPass(status),
    retryAfter: Number(headers.get('retry-after')) || undefined,
  };
  const json = jsonIn(answer);
  if (json === undefined) {
    throw new PublitioFault(
      nameOf(call),
      `HTTP ${status}, ${text.length} characters that are no JSON`,
      facts,
    );
  }
  const problem = problemIn(json, status);
  if (!problem) return json;
  const reason = `${problem.code}, ${withoutSecrets(problem.message, secrets)}`;
  throw new PublitioFault(nameOf(call), reason, { ...facts, code: problem.code });
}

/** Pages of HTML come from whatever stands before Publitio, whatever their status. */
function jsonIn({ headers, text }: AnswerText): unknown {
  if (!/^application\/(.+\+)?json\b/i.test(headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A message may repeat what it was asked. */
const withoutSecrets = (message: string, secrets: readonly string[]): string =>
  secrets
    .reduce((text, secret) => text.replaceAll(secret, '…'), message)
    .replace(/https?:\S+/gi, '…')
    .slice(0, 200);
