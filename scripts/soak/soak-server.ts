import { setTimeout as wait } from 'node:timers/promises';
import { testAdmin } from '../../api/testing/admin-client';
import { createTestClient, type SendRequest } from '../../api/testing/test-client';
import { getResidentMegabytes } from '../bench/resident-memory';
import { startBenchServer } from '../bench/server';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { reportingArguments, requestReport } from '../lib/request-report';

/** Set as PUBLIC_ORIGIN, and sent as Origin. */
export const publicOrigin = 'http://shop.test';

const collectionMs = 2000;

/** In MB. */
export interface MemorySample {
  readonly resident: number;
  readonly heap: number;
}

export interface SoakServer {
  /** Of PUBLIC_ORIGIN. */
  readonly origin: string;
  /** Where it listens, as in http://127.0.0.1:4000 */
  readonly url: string;
  readonly pid: number;
  readonly sendRequest: SendRequest;
  /** In MB, after a garbage collection. */
  measureMemory(): Promise<number>;
  sampleMemory(): Promise<MemorySample>;
  /** Sends SIGKILL; resolves when the process and its children have ended. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

interface SoakServerOptions {
  /** A free one by default. */
  readonly port?: number | undefined;
}

/** Starts the production build with the test admin, behind one proxy. `env` overrides settings; '' unsets one. */
export async function startSoakServer(
  dataFolder: string,
  env: Readonly<Record<string, string>> = {},
  { port }: SoakServerOptions = {},
): Promise<SoakServer> {
  const reportFile = `${dataFolder}.report`;
  const server = await startBenchServer({
    file: process.execPath,
    args: [...reportingArguments, resolveProjectPath('dist', 'api', 'server.js')],
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataFolder,
      PUBLIC_ORIGIN: publicOrigin,
      TRUST_PROXY: '1',
      ADMIN_USERNAME: testAdmin.username,
      ADMIN_PASSWORD: testAdmin.password,
      REPORT_FILE: reportFile,
      ...env,
    },
    healthPath: '/readyz',
    ...(port !== undefined && { port }),
  });
  return {
    origin: publicOrigin,
    url: server.origin,
    pid: server.pid,
    sendRequest: createTestClient(server.origin),
    async measureMemory() {
      process.kill(server.pid, 'SIGUSR2');
      await wait(collectionMs);
      return getResidentMegabytes(server.pid);
    },
    async sampleMemory() {
      const { rss, heapUsed } = await requestReport(server.pid, reportFile);
      return { resident: rss / 1_000_000, heap: heapUsed / 1_000_000 };
    },
    kill: () => killProcess(server.pid),
    stop: server.stop,
  };
}

const processEndMs = 10_000;

/** As the kernel does when memory runs out: children of the server have to notice by themselves. */
async function killProcess(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  const deadline = performance.now() + processEndMs;
  while (hasProcesses(pid)) {
    if (performance.now() > deadline) {
      process.kill(-pid, 'SIGKILL');
      throw new Error('A child process outlived its server by ten seconds.');
    }
    await wait(10);
  }
}

function hasProcesses(processGroup: number): boolean {
  try {
    return process.kill(-processGroup, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
