import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunningServer {
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from spawning the process to its first response. */
  readonly startupMs: number;
  stop(): Promise<void>;
}

interface ServerCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Responds as soon as the server is ready. */
  readonly healthPath: string;
  /** Without it, a free one. */
  readonly port?: number;
}

/** Starts a server on a port, passed as PORT, and waits until it responds. */
export async function startBenchServer({
  file,
  args,
  env,
  healthPath,
  port: requestedPort,
}: ServerCommand): Promise<RunningServer> {
  const port = requestedPort ?? (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(file, args, {
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    // Its own process group, so that npm's children end with npm.
    detached: true,
  });
  await once(child, 'spawn');
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} did not start.`);
  const stop = () => terminate(child, pid);
  try {
    await waitUntilReady(`${origin}${healthPath}`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, pid, startupMs: performance.now() - startedAt, stop };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const response = await fetch(url).catch(ignoreConnectionRefused);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await wait(10);
  }
  throw new Error(`${url} did not respond within a minute.`);
}

/** `fetch` throws a TypeError while the server refuses connections; anything else is an error. */
function ignoreConnectionRefused(error: unknown): undefined {
  if (error instanceof TypeError) return undefined;
  throw error;
}

async function terminate(child: ChildProcess, processGroup: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-processGroup, 'SIGTERM');
  await ended;
}
