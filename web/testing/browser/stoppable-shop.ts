import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../../dist/api/server.js', import.meta.url));

/** The built shop on a port of its own, whose server can be stopped and started again. */
export interface StoppableShop {
  readonly origin: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Stops it for good and forgets what it kept. */
  readonly remove: () => Promise<void>;
}

export async function stoppableShop(): Promise<StoppableShop> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'la-higuera-'));
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: port, DATA_DIR: folder };
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = spawn(process.execPath, [built], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await answering(`${origin}/readyz`, server);
  }

  async function stop(): Promise<void> {
    if (server === undefined) return;
    const closed = once(server, 'close');
    server.kill();
    await closed;
    server = undefined;
  }

  async function remove(): Promise<void> {
    await stop();
    await rm(folder, { recursive: true });
  }

  return { origin, start, stop, remove };
}

async function answering(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The shop ended with ${server.exitCode}.`);
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return String(address.port);
}
