import type { Knex } from 'knex';
import { isPostgres } from './dialect';

/** In bytes; of SQLite's file without the log of the latest writes. */
export async function readDatabaseSize(database: Knex): Promise<number> {
  const query = isPostgres(database)
    ? database.select(database.raw('pg_database_size(current_database()) as bytes'))
    : database
        .select(database.raw('page_count * page_size as bytes'))
        .from(database.raw('pragma_page_count(), pragma_page_size()'));
  const row: { readonly bytes: number | string } | undefined = await query.first();
  // PostgreSQL's driver returns a bigint as a string.
  return Number(row?.bytes);
}
