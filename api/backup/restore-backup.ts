import { open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  ensureDataFolder,
  ensureMediaFolder,
  lockDataFolder,
  markAsUsed,
  type ShopLocation,
} from '../data-folder';
import { acquireAdvisoryLock } from '../database/advisory-lock';
import { connect, getSqliteFile, openSqlite } from '../database/connect';
import { migrations as allMigrations } from '../database/migrations/index';
import type { Migration } from '../database/migrations/migration';
import { ensureReachable } from '../database/open-database';
import { dropTables, ensureUnused } from '../database/target-database';
import { generatedName } from '../media/providers/disk-provider';
import { fillDatabase, selectMigrations } from './fill-database';
import type { Manifest } from './manifest';
import { type ArchiveVisitor, type BackupFile, readArchive } from './read-archive';
import { beginReplacing, endReplacing, replaceFiles, withStaging } from './replace-files';
import { ensureReplaceable } from './restore-target';
import { checkIntegrity } from './snapshot';

interface RestoreOptions {
  /** Of the server that shall have the data. */
  readonly location: ShopLocation;
  readonly file: BackupFile;
  /** Replaces what is there. */
  readonly force: boolean;
  readonly clock: () => Date;
  /** Of this version. */
  readonly migrations?: readonly Migration[];
}

export interface RestoreResult {
  readonly manifest: Manifest;
  /** Folders with the files that were replaced: in the data folder and in the media folder, if there were any. */
  readonly replacedFolders: readonly string[];
}

/** In the media folder. */
const originalsStaging = 'restoring-originals';

const isOriginal = (name: string): boolean => generatedName.test(name);

/** The log belongs to its database. */
const isSqliteFile = (name: string): boolean =>
  ['', '-wal', '-shm'].some((suffix) => name === `${basename(getSqliteFile(''))}${suffix}`);

/**
 * Restores a backup after checking all of it. What is in the data and media folders is replaced only once the restored
 * database and files are complete; tables in PostgreSQL are replaced in one transaction. Throws a `StartupError` or a
 * `DamagedBackupError` with nothing changed.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const { location, file, migrations = allMigrations } = options;
  const manifest = await readArchive(file);
  selectMigrations(manifest, migrations);
  await ensureDataFolder(location.dataFolder, { isShopElsewhere: true });
  await ensureMediaFolder(location.mediaFolder);
  const lock = await lockDataFolder(location.dataFolder);
  try {
    return { manifest, replacedFolders: await restoreChecked(options, manifest) };
  } finally {
    await lock.release();
  }
}

async function restoreChecked(
  options: RestoreOptions,
  manifest: Manifest,
): Promise<readonly string[]> {
  const { dataFolder, databaseUrl } = options.location;
  const restore = databaseUrl === undefined ? restoreSqlite : restorePostgres;
  const replacedFolders = await restore(options, manifest);
  await markAsUsed(dataFolder);
  await endReplacing(dataFolder);
  return replacedFolders;
}

/** A server must not start an empty shop when this is interrupted. What `force` replaces is complete until then. */
async function protectEmptyTarget({ location, force }: RestoreOptions): Promise<void> {
  if (!force) await beginReplacing(location.dataFolder);
}

async function restoreSqlite(options: RestoreOptions, manifest: Manifest): Promise<string[]> {
  const { location, force, clock } = options;
  const { dataFolder, mediaFolder } = location;
  await ensureReplaceable(location, { force });
  await protectEmptyTarget(options);
  return withStaging(dataFolder, 'restoring', (staging) =>
    withStaging(mediaFolder, originalsStaging, async (originals) => {
      await fillSqlite(options, { manifest, path: getSqliteFile(staging), originals });
      await beginReplacing(dataFolder);
      const now = clock();
      return [
        ...(await replaceFiles(dataFolder, { staging, isReplaced: isSqliteFile, now })),
        ...(await replaceFiles(mediaFolder, { staging: originals, isReplaced: isOriginal, now })),
      ];
    }),
  );
}

interface SqliteTarget {
  readonly manifest: Manifest;
  /** Of the new database. */
  readonly path: string;
  /** Folder. */
  readonly originals: string;
}

async function fillSqlite(
  { file, migrations = allMigrations }: RestoreOptions,
  { manifest, path, originals }: SqliteTarget,
): Promise<void> {
  const database = openSqlite(path, { isUnlimited: true });
  try {
    const onFile = createFileWriter(originals);
    await database.transaction((trx) => fillDatabase(trx, { file, manifest, migrations, onFile }));
    await checkIntegrity(database);
  } finally {
    // The last connection to close writes the log into the database file.
    await database.destroy();
  }
}

async function restorePostgres(options: RestoreOptions, manifest: Manifest): Promise<string[]> {
  const { location, file, force, clock, migrations = allMigrations } = options;
  const { dataFolder, mediaFolder } = location;
  const database = connect(location, { isUnlimited: true });
  try {
    await ensureReachable(database, location);
    return await database.transaction(async (trx) => {
      await acquireAdvisoryLock(trx);
      await ensureUnused(trx);
      await ensureReplaceable(location, { force, postgres: trx });
      await protectEmptyTarget(options);
      await dropTables(trx);
      return withStaging(mediaFolder, originalsStaging, async (staging) => {
        const onFile = createFileWriter(staging);
        await fillDatabase(trx, { file, manifest, migrations, onFile });
        await beginReplacing(dataFolder);
        return replaceFiles(mediaFolder, { staging, isReplaced: isOriginal, now: clock() });
      });
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
