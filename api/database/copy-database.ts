import type { Knex } from 'knex';
import { StartupError } from '../startup-error';
import { acquireAdvisoryLock } from './advisory-lock';
import { migrate, readAppliedMigrations } from './migrate';
import { migrations as allMigrations } from './migrations/index';
import type { Migration } from './migrations/migration';
import {
  countRows,
  deleteAllRows,
  getKey,
  insertRows,
  readPages,
  readSameKeys,
  readSequences,
  type TableRow,
  writeSequences,
} from './table-rows';
import { readTableSchemas, type TableSchema } from './table-schema';
import { dropTables, ensureUnused, findFilledTable } from './target-database';
import { copyMarker } from './unfinished';

export interface CopyProgress {
  readonly phase: 'copied' | 'compared';
  readonly table: string;
  /** Of the table, so far. */
  readonly rows: number;
}

interface CopyOptions {
  /** SQLite. Nothing may write to it during the copy. */
  readonly source: Knex;
  /** PostgreSQL. */
  readonly target: Knex;
  /** Drops what an interrupted copy has written. */
  readonly restart: boolean;
  /** Called after each page of rows. */
  readonly onProgress?: (progress: CopyProgress) => void;
}

/**
 * Copies all rows into an empty PostgreSQL database, compares each of them, and continues ids where they were. Interrupted,
 * it continues when called again; until then, no server starts with the target. Throws a `StartupError` for a target with
 * other data, or if a row differs. Resolves to the number of rows per table.
 */
export async function copyDatabase(options: CopyOptions): Promise<ReadonlyMap<string, number>> {
  const { source, target } = options;
  const migrations = await readAppliedMigrations(source, allMigrations);
  if (migrations.length === 0) throw new StartupError('The database has no tables to copy.');
  const tables = await readTableSchemas(migrations);
  await prepareTarget(options, migrations, tables);
  for (const table of tables) await copyTable(options, table);
  await writeSequences(target, tables, await readSequences(source, tables));
  const counts = new Map<string, number>();
  for (const table of tables) counts.set(table.name, await compareTable(options, table));
  await target.raw('analyze');
  await target.schema.dropTable(copyMarker);
  return counts;
}

/** The marker is in the target before any table is, and until all rows were compared. */
async function prepareTarget(
  { target, restart }: CopyOptions,
  migrations: readonly Migration[],
  tables: readonly TableSchema[],
): Promise<void> {
  await target.transaction(async (trx) => {
    // A server that starts now waits, and finds the marker.
    await acquireAdvisoryLock(trx);
    await ensureUnused(trx);
    const isUnfinished = await trx.schema.hasTable(copyMarker);
    if (isUnfinished && !restart) {
      // The source may be newer than when the copy was interrupted.
      await migrate(trx, migrations);
      return;
    }
    const filledTable = isUnfinished ? undefined : await findFilledTable(trx);
    if (filledTable !== undefined) {
      throw new StartupError(
        `The database at DATABASE_URL has rows in ${filledTable}: copy into an empty database.`,
      );
    }
    await dropTables(trx);
    await trx.schema.createTable(copyMarker, (table) => table.text('started_at').notNullable());
    await migrate(trx, migrations);
    await deleteAllRows(trx, tables);
  });
}

async function copyTable(
  { source, target, onProgress }: CopyOptions,
  table: TableSchema,
): Promise<void> {
  let rows = 0;
  for await (const page of readPages(source, table)) {
    // An interrupted copy may have written some of them.
    await target.transaction((trx) => insertRows(trx, table, page, { skipExisting: true }));
    rows += page.length;
    onProgress?.({ phase: 'copied', table: table.name, rows });
  }
}

async function compareTable(
  { source, target, onProgress }: CopyOptions,
  table: TableSchema,
): Promise<number> {
  const { name } = table;
  let rows = 0;
  for await (const page of readPages(source, table)) {
    const copies = new Map(
      (await readSameKeys(target, table, page)).map((row) => [formatKey(table, row), row]),
    );
    for (const row of page) {
      const key = formatKey(table, row);
      if (!isSameRow(row, copies.get(key))) throw createDifference(`the row ${key} of ${name}`);
    }
    rows += page.length;
    onProgress?.({ phase: 'compared', table: name, rows });
  }
  if ((await countRows(target, name)) !== rows)
    throw createDifference(`the number of rows of ${name}`);
  return rows;
}

const formatKey = (table: TableSchema, row: TableRow): string => JSON.stringify(getKey(table, row));

/** Both have their columns in the order of the schema. */
const isSameRow = (row: TableRow, copy: TableRow | undefined): boolean =>
  JSON.stringify(row) === JSON.stringify(copy);

const createDifference = (what: string) =>
  new StartupError(
    `The copy differs in ${what}: a server may have run after the copy was interrupted. Run \`npm run db:copy -- --restart\`.`,
  );
