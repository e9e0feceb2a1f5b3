import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export const partialSuffix = '.part';

interface WriteOptions {
  /** Whether the file must survive a power failure. Takes milliseconds. */
  readonly isDurable?: boolean;
}

/** Writes to a temporary file in the same folder, then renames it: readers never see a partial file. */
export async function writeFileAtomic(
  path: string,
  bytes: Uint8Array,
  { isDurable = true }: WriteOptions = {},
): Promise<void> {
  const temporaryPath = `${path}.${randomUUID()}${partialSuffix}`;
  try {
    const file = await open(temporaryPath, 'wx');
    try {
      await file.writeFile(bytes);
      if (isDurable) await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporaryPath, path);
    if (isDurable) await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}

/** Without fsync of the folder, a power failure can lose the rename. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
