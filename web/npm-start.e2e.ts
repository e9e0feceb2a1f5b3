import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Spawns `npm start` in its own process group, as a service manager does. */
async function spawnNpmStart(): Promise<{ npm: ChildProcess & { pid: number }; url: string }> {
  const port = await findFreePort();
  const dataFolder = join(mkdtempSync(join(tmpdir(), 'la-higuera-')), 'data');
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
    detached: true,
    stdio: 'ignore',
  });
  await once(npm, 'spawn');
  if (npm.pid === undefined) throw new Error('npm has no process id');
  return { npm: Object.assign(npm, { pid: npm.pid }), url: `http://127.0.0.1:${port}/readyz` };
}

const isReady = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

function isGroupAlive(id: number): boolean {
  try {
    return process.kill(-id, 0);
  } catch {
    return false;
  }
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`npm start leaves no process behind when npm receives ${signal}`, async () => {
    const { npm, url } = await spawnNpmStart();
    try {
      await expect.poll(() => isReady(url), { timeout: 60_000 }).toBe(true);
      npm.kill(signal);
      await expect.poll(() => isGroupAlive(npm.pid), { timeout: 20_000 }).toBe(false);
      expect(await isReady(url)).toBe(false);
    } finally {
      if (isGroupAlive(npm.pid)) process.kill(-npm.pid, 'SIGKILL');
    }
  });
}
