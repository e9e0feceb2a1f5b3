import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureDataFolder, lockDataFolder, markAsUsed } from '../data-folder';
import { acquireAdvisoryLock } from '../database/advisory-lock';
import { connect, type DatabaseLocation, getSqliteFile, openSqlite } from '../database/connect';
import { migrations as allMigrations } from '../database/migrations/index';
import type { Migration } from '../database/migrations/migration';
import { ensureReachable } from '../database/open-database';
import { dropTables, ensureUnused } from '../database/target-database';
import { fillDatabase, selectMigrations } from './fill-database';
import type { Manifest } from './manifest';
import { type ArchiveVisitor, type BackupFile, readArchive } from './read-archive';
import { beginReplacing, endReplacing, replaceFiles } from './replace-files';
import { ensureReplaceable } from './restore-target';
import { checkIntegrity } from './snapshot';

export interface RestoreOptions {
  /** Of the server that shall have the data. */
  readonly location: DatabaseLocation;
  readonly file: BackupFile;
  /** Replaces what is there. */
  readonly force: boolean;
  readonly clock: () => Date;
  /** Of this version. */
  readonly migrations?: readonly Migration[];
}

export interface RestoreResult {
  readonly manifest: Manifest;
  /** Folder with the files that were replaced; undefined if there were none. */
  readonly replacedFolder: string | undefined;
}

/**
 * Restores a backup after checking all of it. What is in the data folder is replaced only once the restored database
 * and files are complete; tables in PostgreSQL are replaced in one transaction. Throws a `StartupError` or a
 * `DamagedBackupError` with nothing changed.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const { location, file, migrations = allMigrations } = options;
  const manifest = await readArchive(file);
  selectMigrations(manifest, migrations);
  await ensureDataFolder(location.dataFolder);
  const lock = await lockDataFolder(location.dataFolder);
  try {
    return { manifest, replacedFolder: await restoreChecked(options, manifest) };
  } finally {
    await lock.release();
  }
}

async function restoreChecked(
  options: RestoreOptions,
  manifest: Manifest,
): Promise<string | undefined> {
  const { location } = options;
  const { dataFolder } = location;
  const staging = join(dataFolder, 'restoring');
  await rm(staging, { recursive: true, force: true });
  await mkdir(join(staging, 'media'), { recursive: true });
  try {
    const restore = location.databaseUrl === undefined ? restoreSqlite : restorePostgres;
    const replacedFolder = await restore(options, manifest, staging);
    await markAsUsed(dataFolder);
    await endReplacing(dataFolder);
    return replacedFolder;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function restoreSqlite(
  { location, file, force, clock, migrations = allMigrations }: RestoreOptions,
  manifest: Manifest,
  staging: string,
): Promise<string | undefined> {
  await ensureReplaceable(location, { force });
  const database = openSqlite(getSqliteFile(staging), { isUnlimited: true });
  try {
    const onFile = createFileWriter(join(staging, 'media'));
    await database.transaction((trx) => fillDatabase(trx, { file, manifest, migrations, onFile }));
    await checkIntegrity(database);
  } finally {
    // The last connection to close writes the log into the database file.
    await database.destroy();
  }
  await beginReplacing(location.dataFolder);
  return replaceFiles(location, { staging, now: clock() });
}

async function restorePostgres(
  { location, file, force, clock, migrations = allMigrations }: RestoreOptions,
  manifest: Manifest,
  staging: string,
): Promise<string | undefined> {
  const database = connect(location, { isUnlimited: true });
  try {
    await ensureReachable(database, location);
    return await database.transaction(async (trx) => {
      await acquireAdvisoryLock(trx);
      await ensureUnused(trx);
      await ensureReplaceable(location, { force, postgres: trx });
      await dropTables(trx);
      const onFile = createFileWriter(join(staging, 'media'));
      await fillDatabase(trx, { file, manifest, migrations, onFile });
      await beginReplacing(location.dataFolder);
      return replaceFiles(location, { staging, now: clock() });
    });
  } finally {
    await database.destroy();
  }
}

/** Originals in the folder are readable like those that the server writes. */
const createFileWriter =
  (folder: string): ArchiveVisitor['onFile'] =>
  async (storedName, content) => {
    const file = await open(join(folder, storedName), 'wx');
    try {
      for await (const chunk of content) await file.writeFile(chunk);
      await file.sync();
    } finally {
      await file.close();
    }
  };
