import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mockAdministrator } from '#mocks/administrator';
import { freePort, startServer } from './shop-process';

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
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = await startServer(built, {
      PORT: port,
      // Made by the start, which fills it with demo data only then.
      DATA_DIR: join(folder, 'data'),
      // As the mocks know them.
      ADMIN_USERNAME: mockAdministrator.username,
      ADMIN_PASSWORD: mockAdministrator.password,
    });
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
