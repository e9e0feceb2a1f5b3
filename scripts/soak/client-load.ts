import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const readerCount = 8;
const writerCount = 4;
/** Per writer; leaves processor time to the servers. */
const postIntervalMs = 20;

export interface Load {
  /** Texts of the posts that were acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  readonly counts: { reads: number; posts: number; maxMs: number };
  readonly failures: readonly string[];
  stop(): Promise<void>;
}

interface LoadOptions {
  readonly origin: string;
  readonly readPaths: readonly string[];
}

/** Constantly reads pages and posts contact messages, from many addresses. Never repeats a request, so each failure is one of a visitor. */
export function startLoad({ origin, readPaths }: LoadOptions): Load {
  const acknowledged = new Set<string>();
  const failures: string[] = [];
  const counts = { reads: 0, posts: 0, maxMs: 0 };
  let isStopping = false;

  async function attempt(name: string, send: () => Promise<number>): Promise<boolean> {
    const startedAt = performance.now();
    const status = await send().catch((error: Error) => error.message);
    counts.maxMs = Math.max(counts.maxMs, performance.now() - startedAt);
    const isSuccess = status === 200 || status === 201;
    if (!isSuccess) failures.push(`${new Date().toISOString()} ${name}: ${status}`);
    return isSuccess;
  }

  async function read(reader: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const localAddress = `127.20.${reader}.1`;
    for (let index = reader; !isStopping; index += 1) {
      const path = readPaths[index % readPaths.length] ?? '/';
      await attempt(`GET ${path}`, () => send(`${origin}${path}`, { agent, localAddress }));
      counts.reads += 1;
    }
    agent.destroy();
  }

  async function write(): Promise<void> {
    while (!isStopping) {
      counts.posts += 1;
      const message = `A message during a deploy, ${randomUUID()}`;
      const isSuccess = await attempt('POST /api/contact', () =>
        send(
          `${origin}/api/contact`,
          { method: 'POST', localAddress: toLoopbackAddress(counts.posts), agent: false },
          { name: 'Ana', email: 'ana@shop.example', subject: '', message, language: 'en' },
        ),
      );
      if (isSuccess) acknowledged.add(message);
      await wait(postIntervalMs);
    }
  }

  const clients = Promise.all([
    ...Array.from({ length: readerCount }, (_, reader) => read(reader)),
    ...Array.from({ length: writerCount }, write),
  ]);
  return {
    acknowledged,
    counts,
    failures,
    async stop() {
      isStopping = true;
      await clients;
    },
  };
}

/** A client of its own for each post, since few per minute are allowed. */
const toLoopbackAddress = (index: number): string => `127.10.${(index >> 8) & 255}.${index & 255}`;

function send(
  url: string,
  options: { method?: string; localAddress?: string; agent: Agent | false },
  body?: unknown,
): Promise<number> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      ...options,
      headers: {
        'accept-encoding': 'br',
        ...(json !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(json),
          'idempotency-key': randomUUID(),
          origin: new URL(url).origin,
        }),
      },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      buffer(response).then(() => resolve(response.statusCode ?? 0), reject);
    });
    outgoing.end(json);
  });
}
