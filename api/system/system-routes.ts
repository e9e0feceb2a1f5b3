import type { Knex } from 'knex';
import type { SystemStatus } from '#contract/system/admin-endpoints';
import { readDatabaseSize } from '../database/database-size';
import { isPostgres } from '../database/dialect';
import type { Handlers } from '../dispatch/handler';
import { readEmailQueue, readEmailStatus } from '../email/email-status';

/** What the status says of the machine, which the mocks don't have. */
export interface HostStatus {
  readonly version: string;
  /** Number of servers that share the database. */
  readonly servers: number;
  readDisk(): Promise<{ readonly freeBytes: number; readonly isLow: boolean }>;
  /** `finishedAt`: ISO 8601. */
  readLastBackup(): Promise<{ readonly finishedAt: string; readonly bytes: number } | undefined>;
}

interface SystemDependencies {
  readonly database: Knex;
  readonly host: HostStatus;
  readonly canSendEmail: boolean;
  readonly clock: () => Date;
}

const hourMs = 60 * 60_000;

const maxBackupAgeMs = 7 * 24 * hourMs;

/** Longer than the retries after a failed attempt, and than the restart of a mail server. */
const maxEmailAgeMs = hourMs;

export const systemRoutes = ({ database, host, canSendEmail, clock }: SystemDependencies) =>
  ({
    // Loaded with the first request: it would only lengthen the start.
    getApiDescription: async () => (await import('../openapi.json')).default,

    getSystemStatus: async () => {
      const now = clock();
      const { isLow, freeBytes } = await host.readDisk();
      const lastBackup = await readBackupStatus(host);
      const { failed } = await readEmailStatus(database, now);
      const email = { configured: canSendEmail, ...(await readEmailQueue(database)), failed };
      const isOlderThan = (time: string, ageMs: number) => now.getTime() - Date.parse(time) > ageMs;
      const isBackupMissing =
        lastBackup === null ||
        (lastBackup !== 'unknown' && isOlderThan(lastBackup.finishedAt, maxBackupAgeMs));
      const isEmailStuck =
        canSendEmail &&
        email.oldestQueuedAt !== null &&
        isOlderThan(email.oldestQueuedAt, maxEmailAgeMs);
      const warnings: SystemStatus['warnings'] = [
        ...(isBackupMissing ? (['backup'] as const) : []),
        ...(isEmailStuck ? (['email'] as const) : []),
        ...(isLow ? (['disk'] as const) : []),
      ];
      return {
        version: host.version,
        database: {
          engine: isPostgres(database) ? 'postgres' : 'sqlite',
          bytes: await readDatabaseSize(database),
        },
        disk: { freeBytes },
        email,
        lastBackup,
        servers: host.servers,
        warnings,
      };
    },
  }) satisfies Partial<Handlers>;

async function readBackupStatus({
  servers,
  readLastBackup,
}: HostStatus): Promise<SystemStatus['lastBackup']> {
  const lastBackup = await readLastBackup();
  if (lastBackup) return { finishedAt: lastBackup.finishedAt, bytes: lastBackup.bytes };
  // Only one of several servers makes backups, and has the record of them.
  return servers > 1 ? 'unknown' : null;
}
