import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../api/database/open-database';
import { createDatabase } from '../../api/testing/postgres-database';
import { startPostgres } from '../../api/testing/postgres-server';
import { withDataFolder } from '../bench/app-server';
import { findFreePort } from '../bench/server';
import { formatTable } from '../lib/format-table.mjs';
import { type CheckedWrites, checkWrites } from './check-writes';
import { createMixedTraffic, type MixedTraffic, measureMaxRate, sendDuring } from './mixed-traffic';
import { startNodeProxy } from './node-proxy';
import type { ReverseProxy } from './reverse-proxy';
import { createShopClient, type ShopClient } from './shop-client';
import type { SoakOptions, SoakResult } from './soak-result';
import { type SoakServer, startSoakServer } from './soak-server';
import { createWriters, listMissingKinds, type Writers } from './writes';

const instanceCount = 3;

const defaultMinutes = 10;

/** Of the measured maximum. */
const loadShare = 0.8;

const maxRateLoad = { concurrency: 32, milliseconds: 15_000 };

/** Milliseconds. */
const killInterval = 60_000;
const firstKillAt = 20_000;

/** Of a client that repeats what may be repeated. */
const maxErrorShare = 0.001;

/** Milliseconds after which a client gives up. */
const retryTimeoutMs = 30_000;

/** What all servers have to show a change within. */
const agreementMs = 1000;

/** Three servers on one PostgreSQL behind a proxy, of which one is killed and restarted each minute. */
export async function soakInstances(
  signal: AbortSignal,
  { minutes = defaultMinutes }: SoakOptions,
): Promise<SoakResult> {
  const postgres = await startPostgres();
  if (!postgres) return { report: '', failures: ['PostgreSQL is not installed.'] };
  try {
    const databaseUrl = await createDatabase(postgres.server);
    return await withDataFolder((folder) =>
      soakServers({ folder, databaseUrl, milliseconds: minutes * 60_000, signal }),
    );
  } finally {
    await postgres.stop();
  }
}

interface InstancesOptions {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly milliseconds: number;
  readonly signal: AbortSignal;
}

async function soakServers(options: InstancesOptions): Promise<SoakResult> {
  const { folder, databaseUrl, milliseconds, signal } = options;
  const servers: SoakServer[] = [];
  let proxy: ReverseProxy | undefined;
  try {
    mkdirSync(folder);
    for (let index = 0; index < instanceCount; index += 1)
      servers.push(await startInstance(options, index));
    const port = await findFreePort();
    const upstreamPorts = servers.map(({ url }) => getPort(url));
    proxy = await startNodeProxy({ port, upstreamPorts, keepsForwardedFor: true });
    const client = createShopClient(`http://127.0.0.1:${port}`, { signal, retryTimeoutMs });
    const [first] = servers;
    if (!first) throw new Error('There is no server.');
    const writers = await createWriters(first, client);
    const traffic = await createMixedTraffic(client, writers);
    const maxRate = await measureMaxRate(traffic, maxRateLoad);
    console.log(`  ${maxRate.toFixed(0)} requests/s at most`);
    let kills = 0;
    await sendDuring(traffic, maxRate * loadShare, async () => {
      kills = await killRepeatedly(options, servers, milliseconds);
    });
    const differences = await findDifferences(servers, writers, client);
    const database = await openDatabase({ dataFolder: folder, databaseUrl });
    const writes = await checkWrites(database, writers.log).finally(() => database.destroy());
    const figures = { maxRate, kills, traffic, client, writes, differences };
    return {
      report: formatReport(figures),
      failures: [
        ...listFailures(figures),
        ...listMissingKinds(writers.log),
        ...new Set(writers.log.errors),
      ],
    };
  } finally {
    await proxy?.stop();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const getPort = (url: string): number => Number(new URL(url).port);

const startInstance = (
  { folder, databaseUrl }: InstancesOptions,
  index: number,
  port?: number,
): Promise<SoakServer> =>
  startSoakServer(
    join(folder, `instance-${index}`),
    {
      LOG_LEVEL: 'error',
      INSTANCES: String(instanceCount),
      DATABASE_URL: databaseUrl,
      MEDIA_DIR: join(folder, 'media'),
      // No mail server: e-mails stay queued.
      SMTP_URL: 'smtp://127.0.0.1:9',
    },
    { port },
  );

/** Kills one server after the other; resolves to how many. */
async function killRepeatedly(
  options: InstancesOptions,
  servers: SoakServer[],
  milliseconds: number,
): Promise<number> {
  const startedAt = performance.now();
  const waitUntil = (instant: number) =>
    wait(Math.max(0, startedAt + instant - performance.now()), undefined, {
      signal: options.signal,
    });
  let kills = 0;
  for (let at = firstKillAt; at < milliseconds; at += killInterval) {
    await waitUntil(at);
    const index = kills % servers.length;
    const server = servers[index];
    if (!server) break;
    await server.kill();
    kills += 1;
    servers[index] = await startInstance(options, index, getPort(server.url));
    console.log(`  ${kills} kills`);
  }
  await waitUntil(milliseconds);
  return kills;
}

/** One second after a last change: paths that the servers answer differently. */
async function findDifferences(
  servers: readonly SoakServer[],
  writers: Writers,
  client: ShopClient,
): Promise<string[]> {
  const editLast = await writers.createEditor();
  await editLast(client);
  const { id, description } = writers.log.products.at(-1) ?? { id: 0, description: '' };
  await wait(agreementMs);
  const differences: string[] = [];
  for (const path of [
    '/api/products',
    `/api/products/${id}`,
    '/shop',
    '/es/shop',
    `/product/${id}`,
  ]) {
    const texts = await Promise.all(
      servers.map(async ({ sendRequest }) =>
        (await sendRequest(path)).text.replace(renderTime, ''),
      ),
    );
    const [text = '', ...others] = texts;
    const other = others.find((candidate) => candidate !== text);
    if (other !== undefined) differences.push(`${path}: ${describeDifference(text, other)}`);
    else if (path.startsWith('/api/') && !texts[0]?.includes(description))
      differences.push(`${path} (outdated)`);
  }
  return differences;
}

/** When a server rendered a product page: its days to order on are counted from there. */
const renderTime = /\\?"renderedAt\\?":\\?"[^"]*"/;

const contextLength = 60;

function describeDifference(text: string, other: string): string {
  const at = [...text].findIndex((character, index) => character !== other[index]);
  const [excerpt, otherExcerpt] = [text, other].map((whole) =>
    whole.slice(Math.max(0, at - contextLength), at + contextLength),
  );
  return `${JSON.stringify(excerpt)} / ${JSON.stringify(otherExcerpt)}`;
}

interface Figures {
  readonly maxRate: number;
  readonly kills: number;
  readonly traffic: MixedTraffic;
  readonly client: ShopClient;
  readonly writes: CheckedWrites;
  readonly differences: readonly string[];
}

const getErrorShare = ({ counts }: MixedTraffic): number => counts.failed / counts.requests;

function listFailures({ traffic, writes, differences }: Figures): string[] {
  return [
    ...(getErrorShare(traffic) >= maxErrorShare
      ? [`Too many errors, as: ${traffic.counts.errors[0]}`]
      : []),
    ...(writes.lost > 0 ? [`${writes.lost} acknowledged writes were lost.`] : []),
    ...(writes.duplicates > 0 ? [`${writes.duplicates} writes were stored twice.`] : []),
    ...differences.map((path) => `The servers answer differently: ${path}`),
  ];
}

const formatReport = ({ maxRate, kills, traffic, client, writes, differences }: Figures): string =>
  formatTable(
    [`${instanceCount} servers at ${loadShare * 100} % of the maximum`, ''],
    [
      ['maximum, requests/s', maxRate.toFixed(0)],
      ['requests', String(traffic.counts.requests)],
      ['kills', String(kills)],
      ['repeated by the client', String(client.counts.retries)],
      ['errors after that', String(traffic.counts.failed)],
      ['error share', `${(getErrorShare(traffic) * 100).toFixed(3)} %`],
      ['acknowledged writes', String(writes.acknowledged)],
      ['acknowledged writes lost', String(writes.lost)],
      ['writes stored twice', String(writes.duplicates)],
      ['lists and pages that differ after a second', String(differences.length)],
    ],
  );
