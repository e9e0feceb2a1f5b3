import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * `before` the server gets the request, `during` the request, `after` the server has responded but before the client
 * gets the response.
 */
export const failurePoints = ['before', 'during', 'after'] as const;
export type FailurePoint = (typeof failurePoints)[number];

interface FlakyProxyOptions {
  readonly port: string;
  /** Client IP for `X-Forwarded-For`. */
  readonly clientIp: string;
}

/** A TCP proxy between browser and server that fails on demand. */
export interface FlakyProxy {
  readonly origin: string;
  /** Fails the next POSTs at these points, in order. */
  readonly failNext: (failurePoints: readonly FailurePoint[]) => void;
  /** Whether a POST to this path was started. */
  readonly hasPosted: (path: string) => boolean;
  readonly restore: () => void;
  readonly close: () => Promise<void>;
}

const postRequest = /^POST (\/api\/\S*)/;
const requestLine = /^(GET|HEAD|POST) /;

export async function startFlakyProxy({ port, clientIp }: FlakyProxyOptions): Promise<FlakyProxy> {
  let failures: readonly FailurePoint[] = [];
  const postedPaths = new Set<string>();
  const sockets = new Set<Socket>();

  function takeFailure(path: string): FailurePoint | undefined {
    postedPaths.add(path);
    const [next, ...later] = failures;
    failures = later;
    return next;
  }

  /** Adds the client's IP and replaces the origin with the server's own. */
  const addProxyHeaders = (text: string): Buffer =>
    Buffer.from(
      requestLine.test(text)
        ? text
            .replace('\r\n', `\r\nX-Forwarded-For: ${clientIp}\r\n`)
            .replace(`\r\nOrigin: ${getOrigin(server)}`, `\r\nOrigin: http://127.0.0.1:${port}`)
        : text,
      'latin1',
    );

  const server = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1');
    const closeBoth = (): void => {
      client.destroy();
      upstream.destroySoon();
    };
    let failure: FailurePoint | undefined;
    client.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      const [, path] = postRequest.exec(text) ?? [];
      if (path !== undefined) failure = takeFailure(path);
      if (failure === 'before') return closeBoth();
      const sent = addProxyHeaders(text);
      if (failure !== 'during') return void upstream.write(sent);
      upstream.write(sent.subarray(0, sent.length / 2));
      closeBoth();
    });
    upstream.on('data', (bytes) => {
      if (failure === 'after') closeBoth();
      else client.write(bytes);
    });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', closeBoth);
      socket.on('close', () => {
        sockets.delete(socket);
        closeBoth();
      });
    }
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: getOrigin(server),
    failNext(failurePoints) {
      failures = failurePoints;
    },
    hasPosted: (path) => postedPaths.has(path),
    restore() {
      failures = [];
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

function getOrigin(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('The proxy is not listening.');
  return `http://127.0.0.1:${address.port}`;
}
