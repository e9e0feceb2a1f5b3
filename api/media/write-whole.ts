import { randomUUID } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How the names of files end that are still being written. */
export const partEnding = '.part';

/** Writes a file so that nobody ever reads half of it: beside its place first, then renamed. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const beside = `${path}.${randomUUID()}${partEnding}`;
  try {
    await writeFile(beside, bytes, { flush: true });
    await rename(beside, path);
    await syncFolder(dirname(path));
  } catch (fault) {
    await rm(beside, { force: true });
    throw fault;
  }
}

/** A name that has only been renamed in memory is lost with the power. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
