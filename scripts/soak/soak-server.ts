import { setTimeout as wait } from 'node:timers/promises';
import { testAdmin } from '../../api/testing/admin-client';
import { createTestClient, type SendRequest } from '../../api/testing/test-client';
import { getResidentMegabytes } from '../bench/resident-memory';
import { startBenchServer } from '../bench/server';
import { resolveProjectPath } from '../lib/project-root.mjs';

/** Set as PUBLIC_ORIGIN, and sent as Origin. */
const publicOrigin = 'http://shop.test';

const collectionMs = 2000;

export interface SoakServer {
  readonly origin: string;
  readonly sendRequest: SendRequest;
  /** In MB, after a garbage collection. */
  measureMemory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the production build with the test admin, behind one proxy. */
export async function startSoakServer(
  dataFolder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<SoakServer> {
  const server = await startBenchServer({
    file: process.execPath,
    args: [
      '--expose-gc',
      '--import',
      resolveProjectPath('scripts', 'soak', 'collect-garbage-on-signal.mjs'),
      resolveProjectPath('dist', 'api', 'server.js'),
    ],
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataFolder,
      PUBLIC_ORIGIN: publicOrigin,
      TRUST_PROXY: '1',
      ADMIN_USERNAME: testAdmin.username,
      ADMIN_PASSWORD: testAdmin.password,
      ...env,
    },
    healthPath: '/readyz',
  });
  return {
    origin: publicOrigin,
    sendRequest: createTestClient(server.origin),
    async measureMemory() {
      process.kill(server.pid, 'SIGUSR2');
      await wait(collectionMs);
      return getResidentMegabytes(server.pid);
    },
    stop: server.stop,
  };
}
