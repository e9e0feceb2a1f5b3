import { randomUUID } from 'node:crypto';
import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { type BilingualText, defaultLanguage } from '#contract/core/language';
import { headersTooLarge, malformedRequest, requestTimedOut } from '#contract/core/messages';
import type { Problem } from '#contract/core/problem';

/** Protects against slow and excessive clients. Timeouts are in milliseconds. */
export interface ConnectionLimits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Interval of Node's checks of the first two timeouts. */
  readonly connectionsCheckingInterval: number;
  /** Without a byte in either direction; also applies to clients that don't read a response. */
  readonly idleTimeout: number;
  readonly maxConnections: number;
  /** Behind a proxy, all connections have the proxy's IP address. */
  readonly maxConnectionsPerIp: number;
}

/**
 * 1700 s: five photos of 20 MB at 0.5 Mbit/s. 75 s idle: an image waiting for a full render queue takes about a minute; a
 * sign-in after many failures waits 16 seconds.
 */
export const connectionLimits: ConnectionLimits = {
  headersTimeout: 30_000,
  requestTimeout: 1_700_000,
  connectionsCheckingInterval: 10_000,
  idleTimeout: 75_000,
  maxConnections: 2_000,
  maxConnectionsPerIp: 200,
};

/** A response to what could not be read as a request. */
export interface ClientErrorResponse {
  readonly requestId: string;
  readonly status: number;
}

interface HttpServerOptions extends Partial<ConnectionLimits> {
  readonly onClientError?: (response: ClientErrorResponse) => void;
}

/** Also responds with a JSON problem to malformed and too slow requests. */
export function createHttpServer(
  listener: RequestListener,
  { onClientError, ...overrides }: HttpServerOptions = {},
): Server {
  const { idleTimeout, maxConnections, maxConnectionsPerIp, ...serverOptions } = {
    ...connectionLimits,
    ...overrides,
  };
  const server = createServer(serverOptions, listener);
  server.maxConnections = maxConnections;
  limitConnectionsPerIp(server, maxConnectionsPerIp);
  trackResponses(server);
  closeIdleConnections(server, idleTimeout);
  server.on('clientError', (error, socket) => {
    // In the middle of a response, the client would read the error as part of it.
    const hasResponseStarted = [...(activeResponses.get(server) ?? [])].some(
      (response) => response.socket === socket && response.headersSent,
    );
    if (hasResponseStarted || !socket.writable) {
      socket.destroy();
      return;
    }
    const requestId = randomUUID();
    const [status, message] = toClientError(error);
    socket.end(formatClientError(requestId, status, message), () => socket.destroy());
    onClientError?.({ requestId, status });
  });
  // Node's own 417 would pass the listener by. An expectation other than 100-continue may be ignored (RFC 9110).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}

function limitConnectionsPerIp(server: Server, max: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const ip = socket.remoteAddress ?? '';
    const count = (counts.get(ip) ?? 0) + 1;
    counts.set(ip, count);
    socket.once('close', () => {
      const remaining = (counts.get(ip) ?? 1) - 1;
      if (remaining > 0) counts.set(ip, remaining);
      else counts.delete(ip);
    });
    if (count > max) socket.destroy();
  });
}

/**
 * Looks twice within `idleTimeout`. By itself, Node closes the connection of a client that stopped reading only after
 * twice that time: the first time, it sees that bytes were sent since the last write (`Socket._onTimeout` in lib/net.js).
 */
function closeIdleConnections(server: Server, idleTimeout: number): void {
  const bytesReadBefore = new WeakMap<Socket, number>();
  server.timeout = idleTimeout / 2;
  server.on('timeout', (socket) => {
    const isWaiting =
      getActiveResponses(server).some((response) => response.socket === socket) &&
      socket.writableLength === 0;
    if (!isWaiting || bytesReadBefore.get(socket) === socket.bytesRead) {
      socket.destroy();
      return;
    }
    bytesReadBefore.set(socket, socket.bytesRead);
    socket.setTimeout(server.timeout);
  });
}

const activeResponses = new WeakMap<Server, Set<ServerResponse>>();

function trackResponses(server: Server): void {
  const responses = new Set<ServerResponse>();
  activeResponses.set(server, responses);
  server.on('request', (_, response) => {
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
}

export const getActiveResponses = (server: Server): readonly ServerResponse[] => [
  ...(activeResponses.get(server) ?? []),
];

const clientErrors: Readonly<Record<string, readonly [number, BilingualText]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, requestTimedOut],
  HPE_HEADER_OVERFLOW: [431, headersTooLarge],
};

function toClientError(error: Error): readonly [number, BilingualText] {
  const code = 'code' in error ? String(error.code) : '';
  return clientErrors[code] ?? [400, malformedRequest];
}

/** Raw HTTP: there is no request object to respond to. */
function formatClientError(requestId: string, status: number, message: BilingualText): string {
  const problem: Problem = { message: message[defaultLanguage] };
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  return [...head, '', body].join('\r\n');
}
