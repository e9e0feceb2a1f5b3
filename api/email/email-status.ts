import type { Knex } from 'knex';
import type { EmailStatus } from '#contract/email/admin-endpoints';

/** How long failed e-mails are reported. */
const failureAgeMs = 7 * 24 * 60 * 60_000;

const maxListed = 10;

interface FailedRow {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly failed_at: string;
  readonly last_error: string;
}

export async function readEmailStatus(
  database: Knex,
  now: Date,
): Promise<Omit<EmailStatus, 'configured'>> {
  const since = new Date(now.getTime() - failureAgeMs).toISOString();
  const queued = () => database('email_queue').whereNotNull('next_attempt_at');
  const failed = () => database('email_queue').where('failed_at', '>', since);
  const failedRows: FailedRow[] = await failed().orderBy('id', 'desc').limit(maxListed);
  const lastFailed: { last_error: string } | undefined = await queued()
    .whereNotNull('last_error')
    .orderBy('id', 'desc')
    .first('last_error');
  return {
    queued: await countRows(queued()),
    failed: await countRows(failed()),
    failedEmails: failedRows.map((row) => ({
      id: row.id,
      recipient: row.recipient,
      subject: row.subject,
      failedAt: row.failed_at,
      error: row.last_error,
    })),
    lastError: lastFailed?.last_error ?? null,
  };
}

interface EmailQueueSize {
  /** Number of e-mails that wait. */
  readonly queued: number;
  /** When the oldest of them was written, ISO 8601; null if none waits. */
  readonly oldestQueuedAt: string | null;
}

export async function readEmailQueue(database: Knex): Promise<EmailQueueSize> {
  const row: { queued?: number | string; oldest?: string | null } | undefined = await database(
    'email_queue',
  )
    .whereNotNull('next_attempt_at')
    .count({ queued: '*' })
    .min({ oldest: 'created_at' })
    .first();
  return { queued: Number(row?.queued ?? 0), oldestQueuedAt: row?.oldest ?? null };
}

async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const [row] = await query.count({ count: '*' });
  // PostgreSQL's driver returns a bigint as a string.
  return Number(row?.count);
}
