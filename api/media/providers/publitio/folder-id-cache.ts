import { getCachedPromise } from '../../../platform/cached-promise';
import type { PublitioClient } from './client';

/** Ids of the folders under Publitio's root, by name. */
interface FolderIdCache {
  getOrCreateId(name: string): Promise<string>;
  /** Returns false if there is no such folder or the new name exists. */
  rename(from: string, to: string): Promise<boolean>;
  clear(): void;
}

export function createFolderIdCache(
  client: Pick<PublitioClient, 'listFolders' | 'createFolder' | 'renameFolder'>,
): FolderIdCache {
  const cache = new Map<string, Promise<string>>();

  async function findOrCreate(name: string): Promise<string> {
    for await (const folder of client.listFolders()) if (folder.name === name) return folder.id;
    return (await client.createFolder(name)).id;
  }

  async function rename(from: string, to: string): Promise<boolean> {
    const ids = new Map<string | null, string>();
    for await (const { id, name } of client.listFolders()) if (!ids.has(name)) ids.set(name, id);
    const id = ids.get(from);
    cache.delete(from);
    if (id === undefined || ids.has(to)) return false;
    await client.renameFolder(id, to);
    cache.set(to, Promise.resolve(id));
    return true;
  }

  return {
    rename,
    getOrCreateId: (name) => getCachedPromise(cache, name, () => findOrCreate(name)),
    clear: () => cache.clear(),
  };
}
