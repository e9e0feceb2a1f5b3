import { existsSync } from 'node:fs';
import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import knex from 'knex';
import type { DatabaseLocation } from './database/connect';
import { StartupError } from './startup-error';

/** Of all that a shop has on its own machines. Absolute paths. */
export interface ShopLocation extends DatabaseLocation {
  /** Originals of the disk provider; several servers may share it. */
  readonly mediaFolder: string;
}

/** Name of the marker file that exists from the creation of the folder until the demo data is loaded. */
const newFolderMarker = 'new';

interface EnsureOptions {
  /** The shop's database is elsewhere: servers add no demo data when this created the folder. */
  readonly isShopElsewhere?: boolean;
}

/** Creates the folder if missing. Throws a `StartupError` when it is not writable. */
export async function ensureDataFolder(
  folder: string,
  { isShopElsewhere = false }: EnsureOptions = {},
): Promise<void> {
  try {
    const created = await mkdir(folder, { recursive: true });
    if (created !== undefined && !isShopElsewhere)
      await writeFile(join(folder, newFolderMarker), '');
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} is not writable: change its permissions, or set DATA_DIR to another one.`,
      { cause: error },
    );
  }
}

/** Creates the folder if missing. Throws a `StartupError` when it is not writable. */
export async function ensureMediaFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartupError(
      `The media folder ${folder} is not writable: change its permissions, or set MEDIA_DIR to another one.`,
      { cause: error },
    );
  }
}

/**
 * Loads the demo data only into a folder that the server created. An existing folder may have lost its database, and a
 * demo shop must not take orders in its place. Resolves to whether data was loaded.
 */
export async function seedOnFirstStart(folder: string, loadDemoData: () => Promise<unknown>) {
  const markerPath = join(folder, newFolderMarker);
  if (!existsSync(markerPath)) return false;
  await loadDemoData();
  await markAsUsed(folder);
  return true;
}

/** The folder has the data of a shop: it gets no demo data. */
export const markAsUsed = (folder: string): Promise<void> =>
  rm(join(folder, newFolderMarker), { force: true });

interface DataFolderLock {
  release(): Promise<void>;
}

/**
 * Locks the folder with an SQLite lock, which the operating system releases even when the process is killed, and which
 * two containers sharing a folder both see. Throws a `StartupError` if another process holds it.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const lock = knex({
    client: 'sqlite3',
    connection: { filename: join(folder, 'lock.sqlite3') },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  try {
    await lock.raw('PRAGMA busy_timeout = 0');
    await lock.raw('BEGIN EXCLUSIVE');
  } catch (cause) {
    await lock.destroy();
    throw new StartupError(
      `The data folder ${folder} is in use by another server: stop it, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return { release: () => lock.destroy() };
}
