import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * When a line breaks while something is sent: `before` the shop has heard of it, `during` the sending, `after` the
 * shop has answered but before the answer is there.
 */
export const moments = ['before', 'during', 'after'] as const;
export type Moment = (typeof moments)[number];

interface LineOptions {
  readonly port: string;
  /** Where the shop believes that the sender is. */
  readonly address: string;
}

/** A line between browser and shop that breaks when it is told to. */
export interface Line {
  readonly origin: string;
  /** Breaks at these moments of the next posts, one after the other. */
  readonly breakNext: (moments: readonly Moment[]) => void;
  /** Whether a post to a path of the API was begun. */
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

  /** Forwards a request as a proxy does: with the client's address, and from the origin that the shop knows itself by. */
  const forwarded = (text: string): Buffer =>
    Buffer.from(
      request.test(text)
        ? text
            .replace('\r\n', `\r\nX-Forwarded-For: ${address}\r\n`)
            .replace(`\r\nOrigin: ${originOf(server)}`, `\r\nOrigin: http://127.0.0.1:${port}`)
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
    origin: originOf(server),
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

function originOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The line is not open.');
  return `http://127.0.0.1:${address.port}`;
}
