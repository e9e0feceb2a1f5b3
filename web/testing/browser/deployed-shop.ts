import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, runScript, startServer } from './shop-process';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** A shop of its own, which a newer build can take the place of. */
export interface DeployedShop {
  readonly origin: string;
  /** Puts the newer build in the place of the one that is running, as a deployment does. */
  readonly deployNewer: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Two builds of the shop, one after the other. */
export interface Builds {
  readonly start: () => Promise<DeployedShop>;
  readonly remove: () => Promise<void>;
}

/** Copies the build of the shop and builds a newer one beside it, both without touching what others run. */
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
      // Not asked politely: it would finish every picture it has begun.
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
  if (code !== 0) throw new Error(`The newer build ended with ${code}.`);
}
