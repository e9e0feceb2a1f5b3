import type { Knex } from 'knex';
import type { Migration } from './migrations/migration';

const table = 'migrations';

export class DatabaseTooNewError extends Error {
  constructor(readonly unknownMigrations: readonly string[]) {
    super(
      `The database is newer than this version of the server (it has ${unknownMigrations.join(', ')}).`,
    );
  }
}

/**
 * Applies the pending migrations, each in its own transaction. Throws `DatabaseTooNewError`, without changing anything,
 * if the database has migrations that are not in the list.
 */
export async function migrate(database: Knex, migrations: readonly Migration[]): Promise<void> {
  await ensureTable(database);
  const applied = await fetchAppliedMigrations(database);
  ensureKnown(applied, migrations);

  for (const { name, up } of migrations.filter(({ name }) => !applied.has(name))) {
    await database.transaction(async (trx) => {
      await up(trx);
      await trx(table).insert({ name, taken_at: new Date().toISOString() });
    });
  }
}

function ensureKnown(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknownMigrations = [...applied].filter((name) => !known.has(name));
  if (unknownMigrations.length > 0) throw new DatabaseTooNewError(unknownMigrations);
}

/**
 * Those of the migrations that the database has; none if it is empty. Changes nothing. Throws `DatabaseTooNewError` if
 * it has others.
 */
export async function readAppliedMigrations(
  database: Knex,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  if (!(await database.schema.hasTable(table))) return [];
  const applied = await fetchAppliedMigrations(database);
  ensureKnown(applied, migrations);
  return migrations.filter(({ name }) => applied.has(name));
}

/** Rejects if the database is unreachable. */
export async function isSchemaCurrent(
  database: Knex,
  migrations: readonly Migration[],
): Promise<boolean> {
  const applied = await fetchAppliedMigrations(database);
  return applied.size === migrations.length && migrations.every(({ name }) => applied.has(name));
}

async function ensureTable(database: Knex): Promise<void> {
  if (await database.schema.hasTable(table)) return;
  await database.schema.createTable(table, (columns) => {
    columns.text('name').primary();
    columns.text('taken_at').notNullable();
  });
}

async function fetchAppliedMigrations(database: Knex): Promise<ReadonlySet<string>> {
  const rows = await database<{ name: string }>(table).select('name');
  return new Set(rows.map(({ name }) => name));
}
