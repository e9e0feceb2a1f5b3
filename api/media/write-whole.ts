import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** How the names of files end that are still being written. */
export const partEnding = '.part';

/** Writes a file so that nobody ever reads half of it: beside its place first, then renamed. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const beside = `${path}.${randomUUID()}${partEnding}`;
  try {
    await writeFile(beside, bytes, { flush: true });
    await rename(beside, path);
  } catch (fault) {
    await rm(beside, { force: true });
    throw fault;
  }
}
