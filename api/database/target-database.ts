import type { Knex } from 'knex';
import { StartupError } from '../startup-error';
import { readAppliedMigrations } from './migrate';
import { migrations } from './migrations/index';
import { readTableSchemas, tablesLeftOut } from './table-schema';
import { copyMarker } from './unfinished';

/** A table that has rows; undefined in an empty database. */
export async function findFilledTable(database: Knex): Promise<string | undefined> {
  for (const { name } of await readTableSchemas(migrations)) {
    if ((await database.schema.hasTable(name)) && (await database(name).first())) return name;
  }
  return undefined;
}

/**
 * Throws a `StartupError` if a server, or another command, is connected; other programs may be. The caller must have one
 * connection only.
 */
export async function ensureUnused(postgres: Knex): Promise<void> {
  const { rows }: { rows: { others: string }[] } = await postgres.raw(
    `select count(*) as others from pg_stat_activity
     where datname = current_database() and application_name = current_setting('application_name')
       and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  if (Number(rows[0]?.others) === 0) return;
  throw new StartupError('The database at DATABASE_URL is in use: stop all servers first.');
}

/** Functions that migrations create. */
const functions = ['increment_cache_version'];

/** Drops tables and functions of any version up to this one. Throws `DatabaseTooNewError` if there are later migrations. */
export async function dropTables(trx: Knex): Promise<void> {
  await readAppliedMigrations(trx, migrations);
  const names = (await readTableSchemas(migrations)).map(({ name }) => name);
  for (const name of [...names, ...Object.keys(tablesLeftOut), copyMarker]) {
    await trx.raw('drop table if exists ?? cascade', [name]);
  }
  for (const name of functions) await trx.raw('drop function if exists ??() cascade', [name]);
}
