import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import knex from 'knex';
import { createDatabase } from '../../api/testing/postgres-database';
import { startPostgres } from '../../api/testing/postgres-server';
import { benchAdmin, withDataFolder } from '../bench/app-server';
import { findFreePort, type RunningServer, startBenchServer } from '../bench/server';
import { formatTable } from '../lib/format-table.mjs';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { type Load, startLoad } from './client-load';
import { findProxies } from './proxies';
import type { SoakOptions, SoakResult } from './soak-result';

/** How often each server is replaced. */
const defaultDeployCount = 3;

/** For the proxy to notice that a server is back; docs/operating.md waits as long. */
const settleMs = 2000;

interface Shop {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly ports: readonly number[];
  readonly proxyPort: number;
}

/** Replaces one of two servers after the other, behind each documented proxy, while visitors read and send forms. */
export async function soakRollingDeploy(
  signal: AbortSignal,
  { count = defaultDeployCount }: SoakOptions,
): Promise<SoakResult> {
  const postgres = await startPostgres();
  if (!postgres) return { report: '', failures: ['PostgreSQL is not installed.'] };
  const rows: string[][] = [];
  const failures: string[] = [];
  try {
    for (const [name, startProxy] of Object.entries(findProxies())) {
      if (signal.aborted) break;
      await withDataFolder(async (folder) => {
        mkdirSync(folder);
        const [first, second, proxyPort] = await Promise.all([1, 2, 3].map(findFreePort));
        if (!first || !second || !proxyPort) throw new Error('No port is free.');
        const databaseUrl = await createDatabase(postgres.server);
        const shop = { folder, databaseUrl, ports: [first, second], proxyPort };
        const proxy = await startProxy({ folder, port: proxyPort, upstreamPorts: shop.ports });
        const result = await deploy(shop, count, signal).finally(() => proxy.stop());
        rows.push([name, String(count), ...result.cells]);
        failures.push(...result.failures.map((failure) => `${name}: ${failure}`));
      });
    }
  } finally {
    await postgres.stop();
  }
  const headers = ['each of two servers replaced', 'times', 'reads', 'posts', 'failed'];
  return {
    report: formatTable([...headers, 'lost', 'stored twice', 'slowest, ms'], rows),
    failures,
  };
}

async function deploy(shop: Shop, deployCount: number, signal: AbortSignal) {
  const servers = new Map<number, RunningServer>();
  const start = async (port: number) => void servers.set(port, await startServer(shop, port));
  try {
    for (const port of shop.ports) await start(port);
    await wait(settleMs);
    const load = startLoad({
      origin: `http://127.0.0.1:${shop.proxyPort}`,
      readPaths: ['/', '/shop', '/es', '/api/products', '/es/shop'],
    });
    for (let round = 0; round < deployCount && !signal.aborted; round += 1) {
      for (const port of shop.ports) {
        await servers.get(port)?.stop();
        await start(port);
        await wait(settleMs);
      }
    }
    await load.stop();
    return await summarize(shop, load);
  } finally {
    await Promise.all([...servers.values()].map((server) => server.stop()));
  }
}

const startServer = ({ folder, databaseUrl, proxyPort }: Shop, port: number) =>
  startBenchServer({
    file: process.execPath,
    args: [resolveProjectPath('dist', 'api', 'server.js')],
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      INSTANCES: '2',
      TRUST_PROXY: '1',
      PUBLIC_ORIGIN: `http://127.0.0.1:${proxyPort}`,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, `data-${port}`),
      MEDIA_DIR: join(folder, 'media'),
      ADMIN_USERNAME: benchAdmin.username,
      ADMIN_PASSWORD: benchAdmin.password,
    },
    healthPath: '/readyz',
    port,
  });

async function summarize({ databaseUrl }: Shop, { acknowledged, counts, failures }: Load) {
  const database = knex({ client: 'pg', connection: databaseUrl });
  const stored: string[] = await database('contact_messages').pluck('message');
  await database.destroy();
  const unique = new Set(stored);
  const lost = [...acknowledged].filter((message) => !unique.has(message)).length;
  const duplicates = stored.length - unique.size;
  const { reads, posts, maxMs } = counts;
  const cells = [reads, posts, failures.length, lost, duplicates, Math.round(maxMs)];
  return {
    cells: cells.map(String),
    failures: [
      ...failures.slice(0, 20),
      ...(lost > 0 ? [`${lost} acknowledged posts were lost`] : []),
      ...(duplicates > 0 ? [`${duplicates} posts were stored twice`] : []),
      ...(posts === 0 || reads === 0 ? ['there was no load'] : []),
    ],
  };
}
