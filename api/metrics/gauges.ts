import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { Gauge, type Registry } from 'prom-client';
import { getPoolUsage } from '../database/pool-usage';
import { readEmailQueue } from '../email/email-status';
import type { CachedRenditionService } from '../media/rendition-service';

/** A scrape must end within Prometheus' time limit, 10 seconds by default. */
const databaseTimeoutMs = 2000;

export interface GaugeSources {
  readonly database: Knex;
  readonly renditions: Pick<CachedRenditionService, 'queueSize'>;
  /** `finishedAt`: ISO 8601. */
  readonly readLastBackup: () => Promise<{ readonly finishedAt: string } | undefined>;
  readonly clock: () => Date;
}

/** Returns a function that reads all values. A gauge without a current value has none. */
export function createGauges(registry: Registry, sources: GaugeSources): () => Promise<void> {
  const { database, renditions, readLastBackup, clock } = sources;
  const createGauge = (name: string, help: string) =>
    new Gauge({ name: `higuera_${name}`, help, registers: [registry] });
  const renderingQueue = createGauge(
    'rendering_queue_length',
    'Images and uploads that wait to be processed.',
  );
  const poolUsed = createGauge('database_pool_used', 'Database connections in use.');
  const poolWaiting = createGauge(
    'database_pool_waiting',
    'Statements and transactions that wait for a database connection.',
  );
  const databaseUp = createGauge('database_up', '1 if the database answers, else 0.');
  const emailQueue = createGauge('email_queue_length', 'E-mails that wait to be sent.');
  const oldestEmail = createGauge('email_oldest_age_seconds', 'Age of the oldest unsent e-mail.');
  const lastBackup = createGauge('last_backup_age_seconds', 'Time since the last backup.');

  const getAge = (time: string) => (clock().getTime() - Date.parse(time)) / 1000;

  async function updateDatabaseGauges(): Promise<void> {
    // Before the query below uses a connection.
    const { used, waiting } = getPoolUsage(database);
    poolUsed.set(used);
    poolWaiting.set(waiting);
    const queue = await settleWithin(databaseTimeoutMs, () => readEmailQueue(database));
    databaseUp.set(queue ? 1 : 0);
    setOrRemove(emailQueue, queue?.queued);
    setOrRemove(oldestEmail, queue && getAgeOrZero(queue.oldestQueuedAt));
  }

  const getAgeOrZero = (time: string | null) => (time === null ? 0 : getAge(time));

  async function updateBackupGauge(): Promise<void> {
    const backup = await settleWithin(databaseTimeoutMs, readLastBackup);
    setOrRemove(lastBackup, backup && getAge(backup.finishedAt));
  }

  return async () => {
    renderingQueue.set(renditions.queueSize());
    await Promise.all([updateDatabaseGauges(), updateBackupGauge()]);
  };
}

function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}

/** Undefined if it fails, which other requests log, or takes longer. */
async function settleWithin<T>(
  milliseconds: number,
  read: () => Promise<T>,
): Promise<T | undefined> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      read(),
      wait(milliseconds, undefined, { signal: timer.signal, ref: false }),
    ]);
  } catch {
    return undefined;
  } finally {
    timer.abort();
  }
}
