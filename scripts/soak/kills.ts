import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../api/database/open-database';
import { createDatabase } from '../../api/testing/postgres-database';
import { startPostgres } from '../../api/testing/postgres-server';
import { withDataFolder } from '../bench/app-server';
import { formatTable } from '../lib/format-table.mjs';
import { checkFiles, checkIntegrity, checkOrphanRows } from './check-integrity';
import { type CheckedWrites, checkWrites } from './check-writes';
import { createShopClient, type ShopClient } from './shop-client';
import type { SoakOptions, SoakResult } from './soak-result';
import { type SoakServer, startSoakServer } from './soak-server';
import { createWriters, listMissingKinds, type WriteLog } from './writes';

const writerCount = 50;

/** Of the writers: each edits a product of its own, and the others send forms and upload. */
const editorCount = 10;

const defaultKillCount = 100;

/** Milliseconds that a server lives once it is ready. */
const lifetime = { min: 50, max: 2500 };

/** Milliseconds; like the outbox, writers don't give up while the server is killed. */
const retryTimeoutMs = 20 * 60_000;

/** Milliseconds between two writes of one writer. */
const pause = { min: 20, max: 200 };

/** No server listens there: e-mails stay in the queue, where they are counted. */
const smtpUrl = 'smtp://127.0.0.1:9';

interface KillsResult extends CheckedWrites {
  readonly name: string;
  readonly kills: number;
  readonly retries: number;
  readonly removed: number;
  readonly failures: readonly string[];
}

/** Kills a server again and again under concurrent writers, on SQLite and on PostgreSQL. */
export async function soakKills(
  signal: AbortSignal,
  { count = defaultKillCount }: SoakOptions,
): Promise<SoakResult> {
  const postgres = await startPostgres();
  if (!postgres) return { report: '', failures: ['PostgreSQL is not installed.'] };
  try {
    const databaseUrl = await createDatabase(postgres.server);
    const results = [
      await soakDatabase('SQLite', { databaseUrl: undefined, count, signal }),
      await soakDatabase('PostgreSQL', { databaseUrl, count, signal }),
    ];
    return {
      report: formatReport(results),
      failures: results.flatMap(({ name, failures }) =>
        failures.map((failure) => `${name}: ${failure}`),
      ),
    };
  } finally {
    await postgres.stop();
  }
}

interface KillsOptions {
  readonly databaseUrl: string | undefined;
  readonly count: number;
  readonly signal: AbortSignal;
}

const soakDatabase = (name: string, { databaseUrl, count, signal }: KillsOptions) =>
  withDataFolder(async (folder): Promise<KillsResult> => {
    const env = {
      LOG_LEVEL: 'error',
      SMTP_URL: smtpUrl,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    };
    let server = await startSoakServer(folder, env);
    const port = Number(new URL(server.url).port);
    const restart = async () => {
      await server.kill();
      server = await startSoakServer(folder, env, { port });
    };
    try {
      const client = createShopClient(server.url, { signal, retryTimeoutMs });
      let kills = 0;
      const log = await writeDuring(server, client, async (isHealthy) => {
        while (kills < count && isHealthy() && !signal.aborted) {
          await wait(randomInt(lifetime.min, lifetime.max));
          await restart();
          kills += 1;
          if (kills % 10 === 0) console.log(`  ${name}: ${kills} kills`);
        }
      });
      // The last start: no writer is active, so nothing may be left over afterwards.
      await restart();
      await server.stop();
      const { retries } = client.counts;
      return { name, kills, retries, ...(await check(folder, databaseUrl, log)) };
    } finally {
      await server.stop();
    }
  });

/** Resolves once all that was begun during `work` was acknowledged. */
async function writeDuring(
  server: SoakServer,
  client: ShopClient,
  work: (isHealthy: () => boolean) => Promise<void>,
): Promise<WriteLog> {
  const writers = await createWriters(server, client);
  const editors: ((client: ShopClient) => Promise<void>)[] = [];
  for (let count = 0; count < editorCount; count += 1) editors.push(await writers.createEditor());
  let isOver = false;
  const writeRepeatedly = async (index: number) => {
    const editor = editors[index];
    for (let turn = index; !isOver; turn += 1) {
      const write = editor ?? writers.kinds[turn % writers.kinds.length];
      try {
        await write?.(client);
      } catch (error) {
        writers.log.errors.push(String(error));
        return;
      }
      await wait(randomInt(pause.min, pause.max));
    }
  };
  const writing = Promise.all(
    Array.from({ length: writerCount }, (_, index) => writeRepeatedly(index)),
  );
  try {
    await work(() => writers.log.errors.length === 0);
  } finally {
    isOver = true;
    await writing;
  }
  return writers.log;
}

async function check(dataFolder: string, databaseUrl: string | undefined, log: WriteLog) {
  const database = await openDatabase({ dataFolder, databaseUrl });
  try {
    const writes = await checkWrites(database, log);
    const mediaFolder = join(dataFolder, 'media');
    const { removed, errors } = await checkFiles(database, { dataFolder, mediaFolder });
    return {
      ...writes,
      removed,
      failures: [
        ...log.errors,
        ...listMissingKinds(log),
        ...(writes.lost > 0 ? [`${writes.lost} acknowledged writes were lost.`] : []),
        ...(writes.duplicates > 0 ? [`${writes.duplicates} writes were stored twice.`] : []),
        ...(await checkIntegrity(database)),
        ...(await checkOrphanRows(database)),
        ...errors,
      ],
    };
  } finally {
    await database.destroy();
  }
}

const formatReport = (results: readonly KillsResult[]): string =>
  formatTable(
    [`kills under ${writerCount} writers`, ...results.map(({ name }) => name)],
    [
      ['kills', ...results.map(({ kills }) => String(kills))],
      ['acknowledged writes', ...results.map(({ acknowledged }) => String(acknowledged))],
      ['retries', ...results.map(({ retries }) => String(retries))],
      ['acknowledged writes lost', ...results.map(({ lost }) => String(lost))],
      ['writes stored twice', ...results.map(({ duplicates }) => String(duplicates))],
      [
        'orphan files that the next start removes',
        ...results.map(({ removed }) => String(removed)),
      ],
      ['what is wrong afterwards', ...results.map(({ failures }) => String(failures.length))],
    ],
  );
