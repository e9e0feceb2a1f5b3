import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ensureDataFolder, type ShopLocation } from '../data-folder';
import { migrations } from '../database/migrations/index';
import { openExistingDatabase } from '../database/open-database';
import { isDiskFull } from '../dispatch/is-disk-full';
import { syncFolder } from '../media/write-file-atomic';
import { StartupError } from '../startup-error';
import { encrypt } from './encryption';
import { writeLastBackup } from './last-backup';
import type { Manifest } from './manifest';
import { readArchive } from './read-archive';
import { formatBackupName, partialSuffix } from './retention';
import { listBackupEntries } from './snapshot';
import { writeTar } from './tar';

interface BackupOptions {
  readonly location: ShopLocation;
  /** Created if missing. */
  readonly folder: string;
  /** Encrypts the backup. */
  readonly passphrase?: string | undefined;
  readonly clock: () => Date;
}

export interface BackupResult {
  readonly path: string;
  readonly bytes: number;
  readonly manifest: Manifest;
}

/** Readable by its owner only: a backup has customers' data. */
const fileMode = 0o600;

/**
 * Writes a backup of the database and the originals in the media folder, and reads it again before it gets its name. The
 * server may run. Throws a `StartupError` if there is no database, or no space, or if the data folder is not writable.
 */
export async function createBackup(options: BackupOptions): Promise<BackupResult> {
  const result = await writeBackup(options);
  const { location, clock } = options;
  try {
    await writeLastBackup(location.dataFolder, { ...result, finishedAt: clock() });
  } catch (cause) {
    throw new StartupError(
      `The backup ${result.path} is complete, but its time could not be written into ${location.dataFolder}: free some space there.`,
      { cause },
    );
  }
  return result;
}

async function writeBackup(options: BackupOptions): Promise<BackupResult> {
  const { folder, passphrase, clock } = options;
  const path = join(folder, formatBackupName(clock(), { isEncrypted: passphrase !== undefined }));
  const partialPath = `${path}${partialSuffix}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const bytes = await writeArchive(partialPath, options);
    const manifest = await readArchive({ path: partialPath, passphrase });
    await rename(partialPath, path);
    await syncFolder(dirname(path));
    return { path, bytes, manifest };
  } catch (error) {
    await rm(partialPath, { force: true });
    if (!isDiskFull(error)) throw error;
    throw new StartupError(
      `There is no space for the backup in ${folder}: free some, or choose another folder.`,
      { cause: error },
    );
  }
}

/** Resolves to the length of the file in bytes. */
async function writeArchive(path: string, options: BackupOptions): Promise<number> {
  const { location, passphrase, clock } = options;
  const database = await openExistingDatabase(location);
  try {
    await ensureDataFolder(location.dataFolder, { isShopElsewhere: true });
    const content = writeTar(
      listBackupEntries({
        database,
        originalsFolder: location.mediaFolder,
        migrations,
        clock,
      }),
    );
    const file = createWriteStream(path, { flags: 'wx', mode: fileMode, flush: true });
    if (passphrase === undefined) await pipeline(content, file);
    else await pipeline(content, encrypt(passphrase), file);
    return file.bytesWritten;
  } finally {
    await database.destroy();
  }
}
