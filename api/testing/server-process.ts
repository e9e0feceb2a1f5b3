import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, vi } from 'vitest';
import { createTemporaryFolder } from './temporary-folder';

// Importing this builds the server before the tests of a file.

// Child processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export const projectFolder = join(import.meta.dirname, '..', '..');

interface Bundle {
  /** Inside node_modules/.cache, so that it resolves its dependencies. */
  readonly folder: string;
  readonly chunks: readonly Rolldown.OutputChunk[];
}

let bundle: Bundle = { folder: '', chunks: [] };
beforeAll(async () => {
  const cache = join(projectFolder, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'server-test-'));
  const output = await build({
    configFile: join(projectFolder, 'api', 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(folder, 'api') },
  });
  if (!('output' in output)) throw new Error('The build has no single output.');
  bundle = { folder, chunks: output.output.filter((file) => file.type === 'chunk') };
});

afterAll(() => rmSync(bundle.folder, { recursive: true }));

/** The production build of the server. Call it in tests only. */
export const getBundle = (): Bundle => bundle;

interface StartedServer {
  readonly child: ChildProcess;
  readonly stdout: Promise<string>;
  readonly stderr: Promise<string>;
}

/** Starts the server as a child process with only these settings. */
export function startServer(
  settings: Readonly<Record<string, string>>,
  user?: { readonly uid: number; readonly gid: number },
): StartedServer {
  const child = spawn(process.execPath, [join(bundle.folder, 'api', 'server.js')], {
    cwd: projectFolder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'warn',
      // A busy machine would log slow queries.
      SLOW_QUERY_MS: '60000',
      ...settings,
    },
    ...user,
  });
  return { child, stdout: text(child.stdout), stderr: text(child.stderr) };
}

/** Resolves once the server has exited. */
export async function startExpectingFailure(settings: Readonly<Record<string, string>>) {
  const { child, stdout, stderr } = startServer(settings);
  const [code] = await once(child, 'exit');
  return { code, stdout: await stdout, messages: (await stderr).trim().split('\n') };
}

/** Resolves to the origin where the server listens, such as http://127.0.0.1:4000. */
export const waitForOrigin = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      const url = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0];
      if (url) resolve(url.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', () => reject(new Error('The server did not start.')));
  });

/** Starts a server, calls `exerciseServer`, stops it with SIGTERM and resolves to its output. */
export async function runServer(
  folder: string,
  exerciseServer: (origin: string) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
) {
  const { child, stdout, stderr } = startServer({ DATA_DIR: folder, ...settings });
  const origin = await waitForOrigin(child);
  await exerciseServer(origin);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await exited;
  return { code, output: await stdout, stderr: await stderr };
}

/** Doesn't exist yet. */
export const newFolder = (): string => join(createTemporaryFolder(), 'data');
