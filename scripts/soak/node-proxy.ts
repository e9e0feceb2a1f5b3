import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { ProxyOptions, ReverseProxy } from './reverse-proxy';

const checkIntervalMs = 500;
const retryIntervalMs = 100;
const retryCount = 50;

/** Behaves like the documented proxies, where none of them is installed. */
export async function startNodeProxy({ port, upstreamPorts }: ProxyOptions): Promise<ReverseProxy> {
  const stopping = new Set<number>();
  const agent = new Agent();
  let requestCount = 0;

  async function check(upstream: number): Promise<void> {
    const url = `http://127.0.0.1:${upstream}/readyz?exclude=database&exclude=disk`;
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) stopping.delete(upstream);
    else stopping.add(upstream);
  }

  function choose(attempt: number): number | undefined {
    const ready = upstreamPorts.filter((upstream) => !stopping.has(upstream));
    return ready[(requestCount + attempt) % ready.length];
  }

  function forward(incoming: IncomingMessage, response: ServerResponse, attempt = 0): void {
    const retry = () => {
      if (attempt < retryCount) {
        setTimeout(() => forward(incoming, response, attempt + 1), retryIntervalMs);
      } else response.writeHead(502).end();
    };
    const upstream = choose(attempt);
    if (upstream === undefined) {
      retry();
      return;
    }
    const { method, url: path, headers, socket } = incoming;
    const outgoing = request({
      ...{ host: '127.0.0.1', port: upstream, method, path, agent },
      headers: { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' },
    });
    let isConnected = false;
    outgoing.once('socket', (outgoingSocket) =>
      outgoingSocket.once('connect', () => {
        isConnected = true;
        incoming.pipe(outgoing);
      }),
    );
    outgoing.once('response', (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    });
    outgoing.once('error', () => {
      // A server may have begun with a request that was sent.
      if (!isConnected || (method === 'GET' && !response.headersSent)) retry();
      else response.destroy();
    });
  }

  const server = createServer((incoming, response) => {
    requestCount += 1;
    forward(incoming, response);
  });
  const timer = setInterval(() => upstreamPorts.forEach(check), checkIntervalMs);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async stop() {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
