import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return String(address.port);
}

type Environment = Readonly<Record<string, string>>;

/** Runs a script of the project in a process of its own, as in production. */
export const runScript = (args: readonly string[], env: Environment = {}): ChildProcess =>
  spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Starts a built server, and waits until it answers at its port. */
export async function startServer(
  script: string,
  env: Environment & { readonly PORT: string; readonly DATA_DIR: string },
): Promise<ChildProcess> {
  const server = runScript([script], env);
  while (server.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${env.PORT}/readyz`).catch(() => undefined);
    if (answer?.ok) return server;
  }
  throw new Error(`The shop ended with ${server.exitCode}.`);
}
