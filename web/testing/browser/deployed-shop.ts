import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, runScript, startServer } from './shop-process';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** A separate server that can be upgraded to a newer build. */
export interface DeployedShop {
  readonly origin: string;
  /** Replaces the running build, as a deployment does. */
  readonly deployNewer: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface Builds {
  readonly start: () => Promise<DeployedShop>;
  readonly remove: () => Promise<void>;
}

/** Uses copies, so that other tests' server is not affected. */
export async function twoBuilds(): Promise<Builds> {
  const cache = join(project, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'deployed-'));
  const present = join(folder, 'present');
  const newer = join(folder, 'newer');
  const data = join(folder, 'data');
  await cp(join(project, 'dist'), present, { recursive: true });
  await cp(present, newer, { recursive: true });
  await done(runScript([join(project, 'scripts', 'testing', 'newer-build.mjs'), newer]));

  async function start(): Promise<DeployedShop> {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const run = (build: string) =>
      startServer(join(build, 'api', 'server.js'), { PORT: port, DATA_DIR: data });
    let server = await run(present);
    const stop = async () => {
      // SIGTERM would first finish all queued images.
      server.kill('SIGKILL');
      await once(server, 'close');
    };
    return {
      origin,
      deployNewer: async () => {
        await stop();
        server = await run(newer);
      },
      stop,
    };
  }

  return { start, remove: () => rm(folder, { recursive: true }) };
}

async function done(program: ChildProcess): Promise<void> {
  const [code] = await once(program, 'close');
  if (code !== 0) throw new Error(`The newer build exited with code ${code}.`);
}
