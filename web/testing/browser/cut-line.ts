import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * `before` the server gets the request, `during` the request, `after` the server has responded but before the client
 * gets the response.
 */
export const moments = ['before', 'during', 'after'] as const;
export type Moment = (typeof moments)[number];

interface LineOptions {
  readonly port: string;
  /** Client IP for `X-Forwarded-For`. */
  readonly address: string;
}

/** A TCP proxy between browser and server that fails on demand. */
export interface Line {
  readonly origin: string;
  /** Fails the next POSTs at these points, in order. */
  readonly breakNext: (moments: readonly Moment[]) => void;
  /** Whether a POST to this path was started. */
  readonly hasPosted: (path: string) => boolean;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

const post = /^POST (\/api\/\S*)/;
const request = /^(GET|HEAD|POST) /;

export async function openLine({ port, address }: LineOptions): Promise<Line> {
  let breaks: readonly Moment[] = [];
  const posted = new Set<string>();
  const open = new Set<Socket>();

  function nextBreak(path: string): Moment | undefined {
    posted.add(path);
    const [next, ...later] = breaks;
    breaks = later;
    return next;
  }

  /** Adds the client's IP and replaces the origin with the server's own. */
  const forwarded = (text: string): Buffer =>
    Buffer.from(
      request.test(text)
        ? text
            .replace('\r\n', `\r\nX-Forwarded-For: ${address}\r\n`)
            .replace(`\r\nOrigin: ${getOrigin(server)}`, `\r\nOrigin: http://127.0.0.1:${port}`)
        : text,
      'latin1',
    );

  const server = createServer((browser) => {
    const shop = connect(Number(port), '127.0.0.1');
    const hangUp = (): void => {
      browser.destroy();
      shop.destroySoon();
    };
    let broken: Moment | undefined;
    browser.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      const [, path] = post.exec(text) ?? [];
      if (path !== undefined) broken = nextBreak(path);
      if (broken === 'before') return hangUp();
      const sent = forwarded(text);
      if (broken !== 'during') return void shop.write(sent);
      shop.write(sent.subarray(0, sent.length / 2));
      hangUp();
    });
    shop.on('data', (bytes) => {
      if (broken === 'after') hangUp();
      else browser.write(bytes);
    });
    for (const socket of [browser, shop]) {
      open.add(socket);
      socket.on('error', hangUp);
      socket.on('close', () => {
        open.delete(socket);
        hangUp();
      });
    }
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: getOrigin(server),
    breakNext(moments) {
      breaks = moments;
    },
    hasPosted: (path) => posted.has(path),
    mend() {
      breaks = [];
    },
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
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
