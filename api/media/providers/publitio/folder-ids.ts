import type { PublitioClient } from './client';

/** Ids of Publitio's folders by their names; each is asked for once. */
export interface FolderIds {
  /** The folder of that name under the root, which is made when there is none. */
  idOf(name: string): Promise<string>;
  /** Renames the folder of that name under the root, if there is one and no other has the new name; whether it did. */
  rename(from: string, to: string): Promise<boolean>;
  /** Asks for all of them anew when they are next needed. */
  forget(): void;
}

export function folderIds(
  client: Pick<PublitioClient, 'folders' | 'createFolder' | 'renameFolder'>,
): FolderIds {
  const known = new Map<string, Promise<string>>();

  async function find(name: string): Promise<string> {
    for await (const folder of client.folders()) if (folder.name === name) return folder.id;
    return (await client.createFolder(name)).id;
  }

  async function rename(from: string, to: string): Promise<boolean> {
    const ids = new Map<string | null, string>();
    for await (const { id, name } of client.folders()) if (!ids.has(name)) ids.set(name, id);
    const id = ids.get(from);
    known.delete(from);
    if (id === undefined || ids.has(to)) return false;
    await client.renameFolder(id, to);
    known.set(to, Promise.resolve(id));
    return true;
  }

  return {
    rename,
    idOf(name) {
      const id = known.get(name) ?? find(name);
      known.set(name, id);
      id.catch(() => known.delete(name));
      return id;
    },
    forget: () => known.clear(),
  };
}
