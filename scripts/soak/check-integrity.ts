import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { isPostgres } from '../../api/database/dialect';
import { runCleanup } from '../../api/maintenance/cleanup';
import { createMediaStore } from '../../api/media/media-store';
import { createDiskProvider } from '../../api/media/providers/disk-provider';
import { createCacheVersion } from '../../api/platform/cache-version';

const dayMs = 24 * 60 * 60_000;

/** What is wrong with the database, one sentence each. */
export const checkIntegrity = (database: Knex): Promise<string[]> =>
  isPostgres(database) ? checkPostgres(database) : checkSqlite(database);

async function checkSqlite(database: Knex): Promise<string[]> {
  const integrity: { integrity_check: string }[] = await database.raw('PRAGMA integrity_check');
  const foreignKeys: object[] = await database.raw('PRAGMA foreign_key_check');
  return [
    ...integrity
      .filter(({ integrity_check }) => integrity_check !== 'ok')
      .map(({ integrity_check }) => `SQLite says: ${integrity_check}`),
    ...foreignKeys.map((row) => `A row has no parent: ${JSON.stringify(row)}`),
  ];
}

interface ForeignKey {
  readonly name: string;
  readonly child: string;
  readonly column: string;
  readonly parent: string;
  readonly key: string;
}

async function checkPostgres(database: Knex): Promise<string[]> {
  await database.raw('create extension if not exists amcheck');
  // Throws if an index and its table differ.
  await database.raw(
    `select bt_index_check(pg_class.oid, true) from pg_index
     join pg_class on pg_class.oid = indexrelid
     join pg_am on pg_am.oid = relam
     where amname = 'btree' and relpersistence = 'p' and indisvalid`,
  );
  const { rows }: { rows: ForeignKey[] } = await database.raw(
    `select conname as name, child.relname as child, a.attname as column, parent.relname as parent, b.attname as key
     from pg_constraint
     join pg_class child on child.oid = conrelid
     join pg_class parent on parent.oid = confrelid
     join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
     join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[1]
     where contype = 'f'`,
  );
  const errors: string[] = [];
  for (const { name, child, column, parent, key } of rows) {
    const orphans: unknown[] = await database(child)
      .whereNotNull(column)
      .whereNotIn(column, database(parent).select(key))
      .select(column);
    if (orphans.length > 0) errors.push(`${name} does not hold for ${orphans.length} rows.`);
  }
  return errors;
}

/** Rows that belong together and no constraint keeps together. */
export async function checkOrphanRows(database: Knex): Promise<string[]> {
  const children = ['order_request_items', 'order_events'];
  const errors: string[] = [];
  for (const child of children) {
    const orders: unknown[] = await database('order_requests')
      .whereNotIn('id', database(child).select('order_id'))
      .select('id');
    if (orders.length > 0) errors.push(`${orders.length} orders have no ${child}.`);
  }
  const keys: unknown[] = await database('idempotency_keys').where({ answer: '' }).select('key');
  if (keys.length > 0) errors.push(`${keys.length} idempotency keys have no response.`);
  return errors;
}

interface Folders {
  readonly dataFolder: string;
  readonly mediaFolder: string;
}

/**
 * Runs the cleanup of a server's start as if a day had passed, since it spares younger files, and compares the files
 * with the rows.
 */
export async function checkFiles(
  database: Knex,
  { dataFolder, mediaFolder }: Folders,
): Promise<{ readonly removed: number; readonly errors: string[] }> {
  const store = createMediaStore(database, createCacheVersion());
  const storages = [createDiskProvider(mediaFolder)];
  const clock = () => new Date(Date.now() + dayMs + 60_000);
  const { files, photos } = await runCleanup({ database, store, storages, clock });
  const known = await store.listStoredNames('disk');
  const stored = new Set(readdirSync(mediaFolder));
  const orphans = [...stored].filter((name) => !known.has(name));
  const missing = [...known].filter((name) => !stored.has(name));
  const sizes: { stored_name: string; size: number }[] = await database('media_files')
    .where({ provider: 'disk' })
    .select('stored_name', 'size');
  const incomplete = sizes.filter(
    ({ stored_name, size }) =>
      stored.has(stored_name) && statSync(join(mediaFolder, stored_name)).size !== size,
  );
  const uploads = join(dataFolder, 'uploads');
  const partial = existsSync(uploads) ? readdirSync(uploads) : [];
  return {
    removed: files + photos,
    errors: [
      ...(orphans.length > 0 ? [`${orphans.length} files have no row: ${orphans[0]}`] : []),
      ...(missing.length > 0 ? [`${missing.length} rows have no file: ${missing[0]}`] : []),
      ...(incomplete.length > 0 ? [`${incomplete.length} files are incomplete.`] : []),
      ...(partial.length > 0 ? [`${partial.length} uploads were left after the start.`] : []),
    ],
  };
}
