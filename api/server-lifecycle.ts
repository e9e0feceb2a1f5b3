import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { Config } from './config';
import { getActiveResponses } from './http/http-server';
import { StartupError } from './startup-error';

const closeTimeoutMs = 10_000;

/** Resolves to the actual port (port 0 picks a free one). Throws a `StartupError` for address and permission errors. */
export async function listen(
  server: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw toListenError(error, host, port);
  }
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : port;
}

function toListenError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const reason = {
    EADDRINUSE: `Port ${port} is in use: stop the process that listens on it, or set PORT to another one.`,
    EACCES: `Port ${port} needs privileges: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one it has.`,
    ENOTFOUND: `This machine has no address ${host}: set HOST to one it has.`,
  }[String(code)];
  return reason === undefined ? error : new StartupError(reason, { cause: error });
}

interface CloseOptions {
  /** Time during which new requests are still served while `/readyz` already answers 503. */
  readonly graceMs?: number;
  /** Time after which open connections are destroyed. */
  readonly timeoutMs?: number;
}

const idleCheckIntervalMs = 50;

/**
 * Closes gracefully: every response from now on sends `Connection: close`, so that no client reuses a closing
 * connection. Resolves when all connections are closed.
 */
export async function closeServer(
  server: Server,
  { graceMs = 0, timeoutMs = closeTimeoutMs }: CloseOptions = {},
): Promise<void> {
  server.prependListener('request', (_, response) => endConnectionAfter(response));
  for (const response of getActiveResponses(server)) endConnectionAfter(response);
  if (graceMs > 0) await wait(graceMs);
  const closed = once(server, 'close');
  // Right after the event loop has accepted what was waiting: the kernel resets the connections that still wait.
  await setImmediate();
  server.close();
  const idleTimer = setInterval(() => server.closeIdleConnections(), idleCheckIntervalMs);
  const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs - graceMs);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(timeout);
}

function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}
