import type { Knex } from 'knex';
import { isPostgres } from '../database/dialect';
import type { ConformanceRequest, ConformanceResponse } from './conformance-request';

const rejectedBeforeWriting: ReadonlySet<number> = new Set([
  400, 401, 403, 405, 411, 413, 414, 415,
]);

/** Whether ids need to be reset after a response, which takes PostgreSQL some milliseconds. */
export const mayUseId = (
  { method = 'GET' }: Pick<ConformanceRequest, 'method'>,
  { status }: Pick<ConformanceResponse, 'status'>,
): boolean => method !== 'GET' && !rejectedBeforeWriting.has(status);

/**
 * PostgreSQL sequences also count rolled-back inserts, unlike SQLite. Returns a function to call after each write,
 * which resets the sequences; ids of deleted rows stay used.
 */
export function createSequenceReset(database: Knex): () => Promise<void> {
  const maxIds = new Map<string, number>();
  return async () => {
    if (!isPostgres(database)) return;
    const tables: string[] = await database('information_schema.columns')
      .where('column_default', 'like', 'nextval(%')
      .where({ table_schema: 'public', column_name: 'id' })
      .pluck('table_name');
    for (const table of tables) {
      const row = await database(table).max('id as id').first();
      const id = Math.max(Number(row?.id ?? 0), maxIds.get(table) ?? 0);
      maxIds.set(table, id);
      const sequence = database.raw("pg_get_serial_sequence(?, 'id')", [table]);
      await database.raw('select setval(?, ?, ?)', [sequence, Math.max(id, 1), id > 0]);
    }
  };
}
