import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between a client and a server that is to hang or go away. */
export interface TcpProxy {
  readonly port: number;
  /** Accepts connections and delivers nothing, as a frozen machine does. */
  freeze(): void;
  /** Closes all connections and accepts no more. */
  stop(): void;
  /** Delivers whatever the client sends, such as a statement, so many milliseconds later. */
  delay(milliseconds: number): void;
  /** Works again; what was sent in the meantime is delivered. */
  resume(): void;
  close(): Promise<void>;
}

type ProxyState = 'working' | 'frozen' | 'stopped';

export async function startTcpProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let state: ProxyState = 'working';
  let delayMs = 0;

  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // The other end is closed as well; the user of the connection reports the error.
    socket.on('error', () => socket.destroy());
    if (state === 'frozen') socket.pause();
  };

  const server = createServer((client) => {
    if (state === 'stopped') return client.destroy();
    const upstream = connect(target);
    track(client);
    track(upstream);
    client.on('data', (data) => {
      if (delayMs === 0) upstream.write(data);
      // Timers of one duration keep their order.
      else setTimeout(() => upstream.writable && upstream.write(data), delayMs);
    });
    upstream.on('data', (data) => client.write(data));
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    if (state === 'frozen') for (const socket of [client, upstream]) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');

  return {
    port: address.port,
    freeze() {
      state = 'frozen';
      for (const socket of sockets) socket.pause();
    },
    stop() {
      state = 'stopped';
      for (const socket of sockets) socket.destroy();
    },
    delay(milliseconds) {
      delayMs = milliseconds;
    },
    resume() {
      delayMs = 0;
      state = 'working';
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
