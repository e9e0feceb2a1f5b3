import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreMarker } from '../database/unfinished';
import { syncFolder, writeFileAtomic } from '../media/write-file-atomic';

/** From now until `endReplacing`, no server starts with this folder: it may have some files of either state. */
export const beginReplacing = (dataFolder: string): Promise<void> =>
  writeFileAtomic(join(dataFolder, restoreMarker), Buffer.from('npm run restore\n'));

export async function endReplacing(dataFolder: string): Promise<void> {
  await syncFolder(dataFolder);
  await rm(join(dataFolder, restoreMarker), { force: true });
}

/**
 * Runs `work` with an empty folder for new files, which is removed in the end. It is in the folder that they are for,
 * because files can only be renamed on the same volume, and a volume's own folder not at all.
 */
export async function withStaging<T>(
  folder: string,
  name: string,
  work: (staging: string) => Promise<T>,
): Promise<T> {
  const staging = join(folder, name);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  try {
    return await work(staging);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

interface ReplaceOptions {
  /** Folder in `folder` with the new files. */
  readonly staging: string;
  readonly isReplaced: (name: string) => boolean;
  readonly now: Date;
}

/** Resolves to the folder where the replaced files are, if there were any. */
export async function replaceFiles(
  folder: string,
  { staging, isReplaced, now }: ReplaceOptions,
): Promise<string[]> {
  const oldNames = (await readdir(folder)).filter(isReplaced);
  const time = now.toISOString().replaceAll(/[-:]/g, '');
  const replacedFolder = join(folder, `before-restore-${time}`);
  if (oldNames.length > 0) await mkdir(replacedFolder, { recursive: true });
  for (const name of oldNames) await rename(join(folder, name), join(replacedFolder, name));
  for (const name of await readdir(staging)) await rename(join(staging, name), join(folder, name));
  await syncFolder(folder);
  return oldNames.length > 0 ? [replacedFolder] : [];
}
