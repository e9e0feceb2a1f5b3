import { createServer, type RequestListener } from 'node:http';
import { closeServer, listen } from '../server-lifecycle';

interface LocalServer {
  readonly port: number;
  /** As in http://127.0.0.1:4000 */
  readonly origin: string;
  countConnections(): Promise<number>;
  close(): Promise<void>;
}

export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    countConnections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    async close() {
      server.closeAllConnections();
      await closeServer(server);
    },
  };
}
