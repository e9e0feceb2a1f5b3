import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mockAdmin } from '#mocks/mock-admin';
import { findFreePort, startServer } from './server-process';

const serverScript = fileURLToPath(new URL('../../../dist/api/server.js', import.meta.url));

/** The built server on its own port; it can be stopped and restarted. */
export interface StoppableServer {
  readonly origin: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Stops it and deletes its data. */
  readonly remove: () => Promise<void>;
}

/** `getEnv` gets the server's origin; its result is added to the server's environment. */
export async function createStoppableServer(
  getEnv: (origin: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<StoppableServer> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'la-higuera-'));
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = await startServer(serverScript, {
      PORT: port,
      // Must not exist yet: the server adds demo data only to a folder that it creates.
      DATA_DIR: join(folder, 'data'),
      // The mocks' credentials.
      ADMIN_USERNAME: mockAdmin.username,
      ADMIN_PASSWORD: mockAdmin.password,
      ...getEnv(origin),
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
