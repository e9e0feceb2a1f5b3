import type { Knex } from 'knex';
import { migrate } from '../database/migrate';
import type { Migration } from '../database/migrations/migration';
import { countRows, deleteAllRows, insertRows, writeSequences } from '../database/table-rows';
import { readTableSchemas, type TableSchema } from '../database/table-schema';
import { StartupError } from '../startup-error';
import { DamagedBackupError } from './byte-reader';
import type { Manifest } from './manifest';
import { type ArchiveVisitor, type BackupFile, readArchive } from './read-archive';

interface FillOptions {
  readonly file: BackupFile;
  /** From an earlier reading. */
  readonly manifest: Manifest;
  /** All of this version. */
  readonly migrations: readonly Migration[];
  readonly onFile: ArchiveVisitor['onFile'];
}

/** Those of the backup. Throws a `StartupError` if a newer version made the backup. */
export function selectMigrations(
  manifest: Manifest,
  migrations: readonly Migration[],
): readonly Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new StartupError(
      `A newer version made this backup (it has ${unknown.join(', ')}): restore it with that version.`,
    );
  }
  const applied = new Set(manifest.migrations);
  return migrations.filter(({ name }) => applied.has(name));
}

/**
 * Creates the tables as they were when the backup was made, inserts its rows, compares their number and only then
 * applies newer migrations. For an empty database, in one transaction.
 */
export async function fillDatabase(
  trx: Knex.Transaction,
  { file, manifest, migrations, onFile }: FillOptions,
): Promise<void> {
  const applied = selectMigrations(manifest, migrations);
  await migrate(trx, applied);
  const tables = await readTableSchemas(applied);
  await deleteAllRows(trx, tables);
  const tableByName = new Map(tables.map((table) => [table.name, table]));
  await readArchive(file, {
    async onRows(name, rows) {
      const table = tableByName.get(name);
      if (table === undefined) throw new DamagedBackupError(`It has an unknown table, ${name}.`);
      await insertRows(trx, table, rows);
    },
    ...(onFile && { onFile }),
  });
  await writeSequences(trx, tables, manifest.sequences);
  await compareCounts(trx, tables, manifest);
  await migrate(trx, migrations);
}

async function compareCounts(
  trx: Knex,
  tables: readonly TableSchema[],
  manifest: Manifest,
): Promise<void> {
  for (const { name } of tables) {
    const rows = await countRows(trx, name);
    const expected = manifest.tables[name] ?? 0;
    if (rows !== expected) throw new Error(`${name} has ${rows} rows instead of ${expected}.`);
  }
}
