import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface TransferCounter {
  /** Requests to it reach the server. */
  readonly origin: string;
  /** Headers included. */
  readonly getBytesSent: () => number;
  readonly close: () => Promise<void>;
}

/** Counts what a server sends to everything in a browser: pages, their service worker, and both of their caches. */
export async function startTransferCounter(serverOrigin: string): Promise<TransferCounter> {
  const { hostname, port } = new URL(serverOrigin);
  const sockets = new Set<Socket>();
  let bytesSent = 0;
  const counter = createServer((client) => {
    const server = connect(Number(port), hostname);
    server.on('data', ({ length }) => {
      bytesSent += length;
    });
    for (const socket of [client, server]) {
      sockets.add(socket);
      // A browser that closes resets its connections.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        client.destroy();
        server.destroy();
        sockets.delete(socket);
      });
    }
    client.pipe(server).pipe(client);
  });
  counter.listen(0, '127.0.0.1');
  await once(counter, 'listening');
  const address = counter.address();
  if (address === null || typeof address === 'string') throw new Error('The counter has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    getBytesSent: () => bytesSent,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      counter.close();
      await once(counter, 'close');
    },
  };
}
