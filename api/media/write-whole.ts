import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file so that nobody ever reads half of it: beside its place first, then renamed. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const beside = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(beside, bytes, { flush: true });
    await rename(beside, path);
  } catch (fault) {
    await rm(beside, { force: true });
    throw fault;
  }
}
