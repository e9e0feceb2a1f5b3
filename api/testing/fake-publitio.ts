import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PublitioOptions } from '../media/providers/publitio/publitio-provider';
import { startLocalServer } from './local-server';
import { type FailureName, failures } from './publitio/failures';
import { type CallInput, createFailure, createPublitioLibrary } from './publitio/file-library';
import { createSignatureVerifier } from './publitio/signatures';

/** `name` is 'GET /files/show', or 'GET /download' for bytes. */
export interface RecordedCall {
  readonly name: string;
  readonly query: URLSearchParams;
}

interface PlannedFailure {
  readonly failure: FailureName;
  readonly name: string;
  times: number;
}

/** An in-memory fake of Publitio's documented API that can be made to fail. */
export async function startFakePublitio() {
  const keys = { key: 'stand-in-key', secret: 'stand-in-secret' };
  const verifySignature = createSignatureVerifier(keys);
  const library = createPublitioLibrary(() => server.origin);
  const calls: RecordedCall[] = [];
  let plannedFailures: PlannedFailure[] = [];

  function takePlannedFailure(name: string): FailureName | undefined {
    const plan = plannedFailures.find(
      (candidate) => candidate.times > 0 && candidate.name === name,
    );
    if (!plan) return undefined;
    plan.times -= 1;
    return plan.failure;
  }

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', server.origin);
    const [, prefix = '', resource = '', action = '', id = ''] = url.pathname.split('/');
    const isCall = prefix === 'v1';
    const name = `${request.method} /${isCall ? `${resource}/${action}` : prefix}`;
    calls.push({ name, query: url.searchParams });
    const input = await readInput(request, url);
    const failure = takePlannedFailure(name);
    const expectedResponse = () => {
      const signatureError = verifySignature(url.searchParams);
      return signatureError
        ? createFailure(401, signatureError)
        : library.handleCall(name, id, input);
    };
    if (failure)
      failures[failure](response, {
        expectedResponse: isCall ? expectedResponse() : createFailure(404, ''),
        requestedUrl: url.href,
      });
    else if (isCall) sendJson(response, expectedResponse());
    else sendBytes(response, library.getBytes(url));
  }

  const server = await startLocalServer((request, response) => {
    handleRequest(request, response).catch((error) => response.destroy(error));
  });

  return {
    keys,
    library,
    calls,
    /** Lets the next calls of `name` fail. */
    failCalls(failure: FailureName, name: string, times = Number.POSITIVE_INFINITY): void {
      plannedFailures.push({ failure, name, times });
    },
    /** Clears recorded calls and planned failures. */
    reset(): void {
      calls.length = 0;
      plannedFailures = [];
    },
    /** Provider options that point to this server, with short retry delays. */
    options: {
      keys: () => keys,
      http: { baseUrl: `${server.origin}/v1`, initialRetryDelayMs: 1 },
      downloads: { protocols: ['http:'], allow: ['127.0.0.1'], initialRetryDelayMs: 1 },
    } satisfies Partial<PublitioOptions>,
    close: server.close,
  };
}

async function readInput(request: IncomingMessage, url: URL): Promise<CallInput> {
  const params = new Map(url.searchParams);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return { params };
  const form = await new Response(await buffer(request), {
    headers: { 'content-type': type },
  }).formData();
  let file: CallInput['file'];
  for (const [name, value] of form) {
    if (typeof value === 'string') params.set(name, value);
    else file = { name: value.name, bytes: Buffer.from(await value.arrayBuffer()) };
  }
  return { params, file };
}

const sendJson = (
  response: ServerResponse,
  { status, json }: ReturnType<typeof createFailure>,
): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
};

function sendBytes(response: ServerResponse, content: Buffer | 403 | 404): void {
  if (Buffer.isBuffer(content))
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(content);
  else response.writeHead(content, { 'content-type': 'text/html' }).end('<h1>No</h1>');
}
