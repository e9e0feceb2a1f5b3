import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort, runScript, startServer } from './server-process';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** A separate server that can be upgraded to a newer build. */
export interface DeployedServer {
  readonly origin: string;
  /** Replaces the running build, as a deployment does. */
  readonly deployNewer: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface Builds {
  readonly start: () => Promise<DeployedServer>;
  readonly remove: () => Promise<void>;
}

/** Uses copies, so that other tests' server is not affected. */
export async function prepareBuilds(): Promise<Builds> {
  const cache = join(project, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'deployed-'));
  const current = join(folder, 'present');
  const newer = join(folder, 'newer');
  const data = join(folder, 'data');
  await cp(join(project, 'dist'), current, { recursive: true });
  await cp(current, newer, { recursive: true });
  await waitForExit(runScript([join(project, 'scripts', 'testing', 'newer-build.mjs'), newer]));

  async function start(): Promise<DeployedServer> {
    const port = await findFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const run = (build: string) =>
      startServer(join(build, 'api', 'server.js'), { PORT: port, DATA_DIR: data });
    let server = await run(current);
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

async function waitForExit(program: ChildProcess): Promise<void> {
  const [code] = await once(program, 'close');
  if (code !== 0) throw new Error(`The newer build exited with code ${code}.`);
}
