import { existsSync } from 'node:fs';
import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import knex from 'knex';
import { StartFault } from './start-fault';

/** Lies in a folder that was made for the shop, until its first start has loaded the demo data. */
const newFolderMark = 'new';

/** Makes the folder when it is missing. Throws a `StartFault` when nothing can be written there. */
export async function ensureDataFolder(folder: string): Promise<void> {
  try {
    const created = await mkdir(folder, { recursive: true });
    if (created !== undefined) await writeFile(join(folder, newFolderMark), '');
    await access(folder, constants.W_OK);
  } catch (fault) {
    throw new StartFault(
      `The data folder ${folder} cannot be written: allow it, or set DATA_DIR to another one.`,
      { cause: fault },
    );
  }
}

/**
 * Has the demo data loaded into a folder that was made for the shop, and never into one that was there: its database may
 * have been lost, and nobody should order from a demo shop in its place. Answers whether it was loaded.
 */
export async function onFirstStart(folder: string, loadDemo: () => Promise<unknown>) {
  const mark = join(folder, newFolderMark);
  if (!existsSync(mark)) return false;
  await loadDemo();
  await rm(mark, { force: true });
  return true;
}

/** Holds a data folder for this process. */
export interface DataFolderLock {
  release(): Promise<void>;
}

/**
 * Locks a data folder until the process ends, in whatever way: SQLite holds the lock as one of the operating system's, so
 * a process that was killed leaves none behind, and two containers that share a folder see each other's. Throws a
 * `StartFault` where another process holds it.
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
    throw new StartFault(
      `The data folder ${folder} is in use by another server: stop it, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return { release: () => lock.destroy() };
}
