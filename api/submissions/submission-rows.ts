import type { Knex } from 'knex';
import type { Language } from '#contract/core/language';
import type { ContactMessageRecord } from '#contract/inbox/admin-schema';
import { isValidId } from '../database/valid-id';

/** Columns shared by all submission tables. */
export interface SubmissionRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly language: Language;
  readonly created_at: string;
  readonly received_at: string;
  readonly read_at: string | null;
  readonly archived_at: string | null;
}

export const toSubmission = (
  row: SubmissionRow,
): Omit<ContactMessageRecord, 'subject' | 'message'> => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  language: row.language,
  createdAt: row.created_at,
  receivedAt: row.received_at,
  readAt: row.read_at,
  archivedAt: row.archived_at,
});

/** Returns the updated row; undefined if it does not exist. */
export async function updateRow<Row>(
  database: Knex,
  table: string,
  id: number,
  changes: object,
): Promise<Row | undefined> {
  if (!isValidId(id)) return undefined;
  const [row]: Row[] = await database(table).where({ id }).update(changes).returning('*');
  return row;
}

/** Marking as read again keeps the first time. */
export const buildReadUpdate = (database: Knex, isRead: boolean, now: Date) => ({
  read_at: isRead ? database.raw('coalesce(read_at, ?)', [now.toISOString()]) : null,
});

export const buildArchiveUpdate = (isArchived: boolean, now: Date) => ({
  archived_at: isArchived ? now.toISOString() : null,
});
