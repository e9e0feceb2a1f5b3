import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from './config';
import { responsesUnderWay } from './http/shop-server';
import { StartFault } from './start-fault';

/** Milliseconds that answers under way may take when the server stops. */
const patience = 10_000;

/** Listens; answers the port, which the system chooses for port 0. Throws a `StartFault` where it may not. */
export async function listen(
  server: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (fault) {
    throw refused(fault, host, port);
  }
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : port;
}

function refused(fault: unknown, host: string, port: number): unknown {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  const reason = {
    EADDRINUSE: `Port ${port} is taken: stop what listens there, or set PORT to another one.`,
    EACCES: `Port ${port} may not be used here: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one it has.`,
    ENOTFOUND: `This machine has no address ${host}: set HOST to one it has.`,
  }[String(code)];
  return reason === undefined ? fault : new StartFault(reason, { cause: fault });
}

interface CloseOptions {
  /** Milliseconds in which new requests are still served, while `/readyz` already answers 503. */
  readonly grace?: number;
  /** Milliseconds after which connections are cut whatever they are doing. */
  readonly deadline?: number;
}

/** Milliseconds between two looks for connections that have become idle. */
const idleCheckInterval = 50;

/**
 * Closes a server without cutting a response: every response from now on ends its connection, so that no client sends
 * its next request into a closed one. Resolves when all connections are closed.
 */
export async function close(
  server: Server,
  { grace = 0, deadline = patience }: CloseOptions = {},
): Promise<void> {
  server.prependListener('request', (_, response) => endConnectionAfter(response));
  for (const response of responsesUnderWay(server)) endConnectionAfter(response);
  if (grace > 0) await wait(grace);
  const closed = once(server, 'close');
  server.close();
  const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckInterval);
  const timer = setTimeout(() => server.closeAllConnections(), deadline - grace);
  await closed;
  clearInterval(idleCheck);
  clearTimeout(timer);
}

/** Sends `Connection: close`, unless the headers are on their way already. */
function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}
