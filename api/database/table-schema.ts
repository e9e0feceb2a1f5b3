import type { Knex } from 'knex';
import { openSqlite } from './connect';
import { migrate } from './migrate';
import type { Migration } from './migrations/migration';

interface TableColumn {
  readonly name: string;
  /** As declared in SQLite, such as 'integer', 'bigint', 'boolean' or 'text'. */
  readonly type: string;
}

export interface TableSchema {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** Whether the database assigns its ids, and never twice. */
  readonly hasSequence: boolean;
  /** Tables that its foreign keys refer to. */
  readonly references: readonly string[];
}

/** Tables that neither backups nor copies contain, with the reason. Some exist on PostgreSQL only. */
export const tablesLeftOut: Readonly<Record<string, string>> = {
  migrations: 'The migrations of the new database fill it.',
  rate_limits: 'Clients may start counting again.',
  cache_version: 'All caches of a server start empty.',
};

/**
 * The tables to copy after these migrations, sorted so that a table comes after those it refers to. Reads them from an
 * empty SQLite database, so that a new migration needs no change here.
 */
export async function readTableSchemas(
  migrations: readonly Migration[],
): Promise<readonly TableSchema[]> {
  const database = openSqlite(':memory:');
  try {
    // Reads outside the transaction would use another connection, which has an empty database of its own.
    return await database.transaction(async (trx) => {
      await migrate(trx, migrations);
      return sortByReference(await readTables(trx));
    });
  } finally {
    await database.destroy();
  }
}

async function readTables(database: Knex): Promise<readonly TableSchema[]> {
  const names: string[] = await database('sqlite_master')
    .where({ type: 'table' })
    // SQLite's own tables.
    .whereRaw("name not like 'sqlite@_%' escape '@'")
    .whereNotIn('name', Object.keys(tablesLeftOut))
    .orderBy('name')
    .pluck('name');
  const tables: TableSchema[] = [];
  for (const name of names) tables.push(await readTableSchema(database, name));
  return tables;
}

async function readTableSchema(database: Knex, name: string): Promise<TableSchema> {
  const columns: { name: string; type: string; pk: number }[] = await database.raw(
    'select name, type, pk from pragma_table_info(?)',
    [name],
  );
  const foreignKeys: { table: string }[] = await database.raw(
    'select distinct "table" from pragma_foreign_key_list(?)',
    [name],
  );
  const [sql = '']: string[] = await database('sqlite_master').where({ name }).pluck('sql');
  const keyColumns = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  return {
    name,
    columns: columns.map(({ name, type }) => ({ name, type: type.toLowerCase() })),
    key: keyColumns.map((column) => column.name),
    hasSequence: /\bautoincrement\b/i.test(sql),
    references: foreignKeys.map(({ table }) => table),
  };
}

function sortByReference(tables: readonly TableSchema[]): readonly TableSchema[] {
  const sorted: TableSchema[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const ready = [...waiting].filter(
      ({ references }) => !references.some((name) => names.has(name)),
    );
    if (ready.length === 0)
      throw new Error(`These tables refer to each other: ${[...names].join(', ')}.`);
    sorted.push(...ready);
    for (const table of ready) waiting.delete(table);
  }
  return sorted;
}
