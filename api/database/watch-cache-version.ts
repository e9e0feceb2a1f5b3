import type { Knex } from 'knex';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { CacheVersion } from '../platform/cache-version';
import {
  type BackgroundTask,
  createDelay,
  repeatInBackground,
} from '../platform/repeat-in-background';
import { isPostgres } from './dialect';

/** The fallback when no notifications arrive, such as behind a pooler: changes are seen within a second. */
const pollIntervalMs = 500;

const connectTimeoutMs = 1000;

interface WatchOptions {
  readonly database: Knex;
  readonly databaseUrl: string | undefined;
  readonly cacheVersion: Pick<CacheVersion, 'increment'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Increments `cacheVersion` when another server of the same PostgreSQL database has changed what cached responses show.
 * Undefined for SQLite, which has only one server.
 */
export async function watchCacheVersion(
  options: WatchOptions,
): Promise<BackgroundTask | undefined> {
  const { database, databaseUrl, cacheVersion, logger } = options;
  if (databaseUrl === undefined || !isPostgres(database)) return undefined;
  let seenVersion = await readVersion(database);
  let listener: Client | undefined;
  let isFailing = false;

  function update(version: string): void {
    if (version === seenVersion) return;
    seenVersion = version;
    cacheVersion.increment();
  }

  async function listen(connectionString: string): Promise<Client> {
    const client = new Client({ connectionString, connectionTimeoutMillis: connectTimeoutMs });
    client.on('notification', ({ payload = '' }) => update(payload));
    // It also emits 'end', after which the next check connects again.
    client.on('error', (err) => logger.warn({ err }, 'Notifications of the database were lost.'));
    client.on('end', () => {
      if (listener === client) listener = undefined;
    });
    await client.connect();
    await client.query('listen cache_version');
    return client;
  }

  const task = repeatInBackground(
    async () => {
      listener ??= await listen(databaseUrl);
      update(await readVersion(database));
      isFailing = false;
    },
    {
      delay: createDelay(pollIntervalMs),
      onError: (err) => {
        if (!isFailing) logger.warn({ err }, 'Changes by other servers cannot be seen for now.');
        isFailing = true;
      },
    },
  );
  return {
    async stop() {
      await task.stop();
      await listener?.end();
    },
  };
}

/** PostgreSQL sends 64-bit numbers as text. */
async function readVersion(database: Knex): Promise<string> {
  const row: { readonly version: string } = await database('cache_version').first('version');
  return row.version;
}
