import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { ProxyOptions, ReverseProxy } from './reverse-proxy';

type NodeProxyOptions = Pick<ProxyOptions, 'port' | 'upstreamPorts'> & {
  /** Passes X-Forwarded-For on: clients that each come from elsewhere. */
  readonly keepsForwardedFor?: boolean;
};

const checkIntervalMs = 500;
const retryIntervalMs = 100;
const retryCount = 50;

/** Behaves like the documented proxies. */
export async function startNodeProxy({
  port,
  upstreamPorts,
  keepsForwardedFor = false,
}: NodeProxyOptions): Promise<ReverseProxy> {
  const stopping = new Set<number>();
  const agent = new Agent({ keepAlive: true });
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
    const { 'x-forwarded-for': forwardedFor = socket.remoteAddress } = keepsForwardedFor
      ? headers
      : {};
    const outgoing = request({
      ...{ host: '127.0.0.1', port: upstream, method, path, agent },
      headers: { ...headers, 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': 'http' },
    });
    let isConnected = false;
    const sendBody = () => {
      isConnected = true;
      incoming.pipe(outgoing);
    };
    outgoing.once('socket', (outgoingSocket) => {
      if (outgoingSocket.connecting) outgoingSocket.once('connect', sendBody);
      else sendBody();
    });
    outgoing.once('response', (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      // A server that dies in the middle of its response cuts the client's connection.
      upstreamResponse.once('error', () => response.destroy());
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
      agent.destroy();
      await once(server, 'close');
    },
  };
}
