import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PublitioOptions } from '../media/providers/publitio/publitio';
import { startServer } from './local-server';
import { type Brought, complaint, publitioLibrary } from './publitio/library';
import { type MisbehaviourName, misbehaviours } from './publitio/misbehaviours';
import { signatureJudge } from './publitio/signatures';

/** `name` is 'GET /files/show', or 'GET /download' for bytes. */
export interface ArrivedCall {
  readonly name: string;
  readonly query: URLSearchParams;
}

interface Planned {
  readonly how: MisbehaviourName;
  readonly name: string;
  times: number;
}

/** An in-memory fake of Publitio's documented API that can be told to fail. */
export async function startPublitio() {
  const keys = { key: 'stand-in-key', secret: 'stand-in-secret' };
  const judge = signatureJudge(keys);
  const library = publitioLibrary(() => server.origin);
  const calls: ArrivedCall[] = [];
  let planned: Planned[] = [];

  function plannedFor(name: string): MisbehaviourName | undefined {
    const plan = planned.find((one) => one.times > 0 && one.name === name);
    if (!plan) return undefined;
    plan.times -= 1;
    return plan.how;
  }

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', server.origin);
    const [, first = '', second = '', third = '', id = ''] = url.pathname.split('/');
    const isCall = first === 'v1';
    const name = `${request.method} /${isCall ? `${second}/${third}` : first}`;
    calls.push({ name, query: url.searchParams });
    const brought = await broughtBy(request, url);
    const how = plannedFor(name);
    const expectedResponse = () => {
      const signatureError = judge(url.searchParams);
      return signatureError
        ? complaint(401, signatureError)
        : library.handleCall(name, id, brought);
    };
    if (how)
      misbehaviours[how](response, {
        expectedResponse: isCall ? expectedResponse() : complaint(404, ''),
        requestedUrl: url.href,
      });
    else if (isCall) sendJson(response, expectedResponse());
    else sendBytes(response, library.bytesAt(url));
  }

  const server = await startServer((request, response) => {
    handleRequest(request, response).catch((error) => response.destroy(error));
  });

  return {
    keys,
    library,
    calls,
    /** Lets the next calls of `name` fail. */
    misbehave(how: MisbehaviourName, name: string, times = Number.POSITIVE_INFINITY): void {
      planned.push({ how, name, times });
    },
    /** Clears recorded calls and planned failures. */
    reset(): void {
      calls.length = 0;
      planned = [];
    },
    /** Provider options that point to this server, with short retry delays. */
    options: {
      keys: () => keys,
      line: { base: `${server.origin}/v1`, firstPause: 1 },
      downloads: { protocols: ['http:'], allow: ['127.0.0.1'], firstPause: 1 },
    } satisfies Partial<PublitioOptions>,
    close: server.close,
  };
}

async function broughtBy(request: IncomingMessage, url: URL): Promise<Brought> {
  const params = new Map(url.searchParams);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return { params };
  const form = await new Response(await buffer(request), {
    headers: { 'content-type': type },
  }).formData();
  let file: Brought['file'];
  for (const [name, value] of form) {
    if (typeof value === 'string') params.set(name, value);
    else file = { name: value.name, bytes: Buffer.from(await value.arrayBuffer()) };
  }
  return { params, file };
}

const sendJson = (
  response: ServerResponse,
  { status, json }: ReturnType<typeof complaint>,
): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
};

function sendBytes(response: ServerResponse, found: Buffer | 403 | 404): void {
  if (Buffer.isBuffer(found)) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(found);
  else response.writeHead(found, { 'content-type': 'text/html' }).end('<h1>No</h1>');
}
