import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A small reverse proxy, which does what deploy/ configures real ones to do. */
export interface Balancer {
  /** As in http://127.0.0.1:4000 */
  readonly url: string;
  /** Requests that were sent to another server. */
  readonly counts: { repeated: number };
  close(): Promise<void>;
}

const healthIntervalMs = 200;
const healthTimeoutMs = 2000;

interface BufferedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
}

/** Takes the servers in turn that answer `/readyz`; repeats a request on another one only if that is harmless. */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const healthy = new Set(targets);
  const counts = { repeated: 0 };
  const closing = new AbortController();
  let turn = 0;

  const chooseTarget = (tried: ReadonlySet<string>): string | undefined => {
    const candidates = targets.filter((target) => healthy.has(target) && !tried.has(target));
    turn += 1;
    return candidates[turn % candidates.length];
  };

  async function forward(received: BufferedRequest, response: ServerResponse): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      const target = chooseTarget(tried);
      if (target === undefined) return sendError(response, 503);
      tried.add(target);
      try {
        return pipe(await sendTo(target, received, agent), response);
      } catch {
        // The client gets an error, or the response of another server.
        healthy.delete(target);
        if (!isRepeatable(received)) return sendError(response, 502);
        counts.repeated += 1;
      }
    }
  }

  const server = createServer(async (incoming, response) => {
    response.on('error', () => undefined);
    const body = await buffer(incoming).catch(() => undefined);
    if (body) await forward(toBuffered(incoming, body), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const checks = targets.map((target) => watchHealth(target, healthy, closing.signal));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    counts,
    async close() {
      closing.abort();
      await Promise.all(checks);
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

async function watchHealth(
  target: string,
  healthy: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const timeout = AbortSignal.timeout(healthTimeoutMs);
    const isHealthy = await fetch(`${target}/readyz`, { signal: timeout }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isHealthy) healthy.add(target);
    else healthy.delete(target);
    await wait(healthIntervalMs);
  }
}

/** Passes X-Forwarded-For on: it stands for the address of a connection from elsewhere. */
function toBuffered(incoming: IncomingMessage, body: Buffer): BufferedRequest {
  const { connection: _, 'transfer-encoding': __, ...headers } = incoming.headers;
  const { method = 'GET', url: path = '/' } = incoming;
  const definedHeaders = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return {
    method,
    path,
    body,
    headers: {
      ...Object.fromEntries(definedHeaders),
      ...(body.length > 0 && { 'content-length': String(body.length) }),
    },
  };
}

const isRepeatable = ({ method, headers }: BufferedRequest): boolean =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;

const sendTo = (
  target: string,
  { method, path, headers, body }: BufferedRequest,
  agent: Agent,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(target + path, { method, headers, agent }, resolve)
      .on('error', reject)
      .end(body);
  });

/** A server that dies in the middle of its response cuts the client's connection. */
function pipe(upstream: IncomingMessage, response: ServerResponse): void {
  response.writeHead(upstream.statusCode ?? 502, upstream.headers);
  upstream.on('error', () => response.destroy());
  upstream.pipe(response);
}

function sendError(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Retry-After': '1' });
  response.end('No server answers.');
}
