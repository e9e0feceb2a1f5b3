import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreEnoent } from '../ignore-enoent';
import type { StreamedFile } from '../verified-file';
import { partialSuffix, writeFileAtomic } from '../write-file-atomic';
import type { OwnStorage } from './media-provider';

/** `randomUUID` names only: no user input reaches the storage. */
export const generatedName = /^[0-9a-f-]{36}$/;

export function createDiskProvider(folder: string): OwnStorage {
  return {
    name: 'disk',

    async store(bytes) {
      const name = randomUUID();
      await mkdir(folder, { recursive: true });
      await writeFileAtomic(join(folder, name), bytes);
      return name;
    },

    async read(storedName) {
      if (!generatedName.test(storedName)) return undefined;
      return ignoreEnoent(readFile(join(folder, storedName)));
    },

    stream: (storedName) => openOriginal(folder, storedName),

    // Nobody browses the folder; the metadata is in the database.
    updateMetadata: async () => undefined,

    async remove(storedName) {
      if (generatedName.test(storedName)) await rm(join(folder, storedName), { force: true });
    },

    removeOrphans: (known, before) => removeOrphanFiles(folder, known, before),
  };
}

/** Undefined if the original is gone. The caller must end the stream. */
export async function openOriginal(
  folder: string,
  storedName: string,
): Promise<StreamedFile | undefined> {
  if (!generatedName.test(storedName)) return undefined;
  const file = await ignoreEnoent(open(join(folder, storedName)));
  if (file === undefined) return undefined;
  return { length: (await file.stat()).size, stream: file.createReadStream() };
}

/** Also removes partial files. */
async function removeOrphanFiles(
  folder: string,
  known: ReadonlySet<string>,
  before: Date,
): Promise<number> {
  const names = (await ignoreEnoent(readdir(folder))) ?? [];
  const originals = names.filter((name) => generatedName.test(name));
  // If none is known, the database may have been lost, or be the wrong one: then they are all that is left.
  const isKnownFolder = originals.some((name) => known.has(name));
  const orphans = names.filter(
    (name) =>
      name.endsWith(partialSuffix) ||
      (isKnownFolder && generatedName.test(name) && !known.has(name)),
  );
  let removed = 0;
  for (const name of orphans) {
    const path = join(folder, name);
    const file = await ignoreEnoent(stat(path));
    if (file === undefined || file.mtime > before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
