import { setTimeout as wait } from 'node:timers/promises';
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

/** For connecting, listening and closing. */
const timeoutMs = 1000;

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

  async function listen(): Promise<undefined> {
    const client = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    client.on('notification', ({ payload = '' }) => update(payload));
    // Also emits 'end', after which the next check connects again.
    client.on('error', (err) => logger.warn({ err }, 'Notifications of the database were lost.'));
    client.on('end', () => {
      if (listener === client) listener = undefined;
    });
    try {
      await client.connect();
      await client.query('listen cache_version');
      listener = client;
    } catch (error) {
      await closeQuickly(client);
      throw error;
    }
  }

  async function check(): Promise<void> {
    // Listen first, so that no change is missed. Without notifications, this check is enough.
    const listening = listener ? undefined : await listen().catch((error: unknown) => ({ error }));
    update(await readVersion(database));
    if (listening) throw listening.error;
    isFailing = false;
  }

  const task = repeatInBackground(check, {
    delay: createDelay(pollIntervalMs),
    onError: (err) => {
      if (!isFailing) logger.warn({ err }, 'The database cannot notify of changes for now.');
      isFailing = true;
    },
  });
  return {
    async stop() {
      await task.stop();
      if (listener) await closeQuickly(listener);
    },
  };
}

/** A database that is away never confirms the end of the connection. */
async function closeQuickly(client: Client): Promise<void> {
  await Promise.race([client.end(), wait(timeoutMs, undefined, { ref: false })]);
}

/** PostgreSQL sends 64-bit numbers as text. */
async function readVersion(database: Knex): Promise<string> {
  const row: { readonly version: string } = await database('cache_version').first('version');
  return row.version;
}
