import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Config } from './config';
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

/** Takes no more visitors and waits for the answers under way, though not forever. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const impatient = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearTimeout(impatient);
}
