import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port found.');
  return String(address.port);
}

type Environment = Readonly<Record<string, string>>;

/** In production mode. */
export const runScript = (args: readonly string[], env: Environment = {}): ChildProcess =>
  spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Resolves when /readyz responds. */
export async function startServer(
  script: string,
  env: Environment & { readonly PORT: string; readonly DATA_DIR: string },
): Promise<ChildProcess> {
  const server = runScript([script], env);
  while (server.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${env.PORT}/readyz`).catch(() => undefined);
    if (response?.ok) return server;
  }
  throw new Error(`The server exited with code ${server.exitCode}.`);
}
