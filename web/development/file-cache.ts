import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Results by name, in one file each; a newer result replaces the older one, so that the folder doesn't grow. */
interface FileCache<Value> {
  /** Undefined when it isn't cached, or for another key. */
  get(name: string, key: string): Promise<Value | undefined>;
  set(name: string, key: string, value: Value): Promise<void>;
}

export const hash = (...texts: readonly string[]): string => {
  const sum = createHash('sha256');
  for (const text of texts) sum.update(`${text.length}\0`).update(text);
  return sum.digest('hex');
};

/** Values have to be JSON. A damaged file counts as missing. */
export function createFileCache<Value>(folder: string): FileCache<Value> {
  const getPath = (name: string) => join(folder, `${hash(name).slice(0, 32)}.json`);
  let folderCreated: Promise<unknown> | undefined;
  return {
    async get(name, key) {
      const text = await readFile(getPath(name), 'utf8').catch(ignoreMissing);
      if (text === undefined) return undefined;
      const cached = parseCached<Value>(text);
      return cached?.key === key ? cached.value : undefined;
    },
    async set(name, key, value) {
      folderCreated ??= mkdir(folder, { recursive: true });
      await folderCreated;
      // Two servers may share the folder, and one may set the same name twice: none reads half a file.
      const temporary = `${getPath(name)}.${randomUUID()}`;
      await writeFile(temporary, JSON.stringify({ key, value }));
      await rename(temporary, getPath(name));
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

function parseCached<Value>(text: string): { key: string; value: Value } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    // Written only in part, when the machine lost power.
    return undefined;
  }
}

/** Of the contents, in this order. Undefined when one of the files is gone. */
export async function hashFiles(files: readonly string[]): Promise<string | undefined> {
  const contents = await Promise.all(
    files.map((file) => readFile(file, 'utf8').catch(ignoreMissing)),
  );
  const existing = contents.filter((content) => content !== undefined);
  return existing.length === files.length ? hash(...existing) : undefined;
}

/** Whether one of the files was saved after a time in milliseconds. */
export async function haveChanged(files: readonly string[], since: number): Promise<boolean> {
  const stats = await Promise.all(files.map((file) => stat(file)));
  return stats.some(({ mtimeMs }) => Math.floor(mtimeMs) > since);
}
