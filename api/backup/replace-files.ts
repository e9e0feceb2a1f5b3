import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type DatabaseLocation, getSqliteFile } from '../database/connect';
import { restoreMarker } from '../database/unfinished';
import { syncFolder, writeFileAtomic } from '../media/write-file-atomic';

/** From now until `endReplacing`, no server starts with this folder: it may have some files of either state. */
export const beginReplacing = (dataFolder: string): Promise<void> =>
  writeFileAtomic(join(dataFolder, restoreMarker), Buffer.from('npm run restore\n'));

export async function endReplacing(dataFolder: string): Promise<void> {
  await syncFolder(dataFolder);
  await rm(join(dataFolder, restoreMarker), { force: true });
}

interface ReplaceOptions {
  /** Folder with the new files, in the data folder: a volume's own folder cannot be renamed. */
  readonly staging: string;
  readonly now: Date;
}

/** Resolves to the folder where the replaced files are; undefined if there were none. */
export async function replaceFiles(
  { dataFolder, databaseUrl }: DatabaseLocation,
  { staging, now }: ReplaceOptions,
): Promise<string | undefined> {
  const sqliteFile = basename(getSqliteFile(dataFolder));
  // The log belongs to its database.
  const sqliteFiles = [sqliteFile, `${sqliteFile}-wal`, `${sqliteFile}-shm`];
  const names = databaseUrl === undefined ? [...sqliteFiles, 'media'] : ['media'];
  const oldNames = names.filter((name) => existsSync(join(dataFolder, name)));
  const time = now.toISOString().replaceAll(/[-:]/g, '');
  const replacedFolder = join(dataFolder, `before-restore-${time}`);
  if (oldNames.length > 0) await mkdir(replacedFolder);
  for (const name of oldNames) await rename(join(dataFolder, name), join(replacedFolder, name));
  for (const name of names) {
    if (existsSync(join(staging, name))) await rename(join(staging, name), join(dataFolder, name));
  }
  return oldNames.length > 0 ? replacedFolder : undefined;
}
