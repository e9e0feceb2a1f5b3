import type { PublitioClient } from './client';

/** Ids of Publitio's folders by their names; each is asked for once. */
export interface FolderIds {
  /** The folder of that name under the root, which is made when there is none. */
  idOf(name: string): Promise<string>;
  /** Asks for all of them anew when they are next needed. */
  forget(): void;
}

export function folderIds(client: Pick<PublitioClient, 'folders' | 'createFolder'>): FolderIds {
  const known = new Map<string, Promise<string>>();

  async function find(name: string): Promise<string> {
    for await (const folder of client.folders()) if (folder.name === name) return folder.id;
    return (await client.createFolder(name)).id;
  }

  return {
    idOf(name) {
      const id = known.get(name) ?? find(name);
      known.set(name, id);
      id.catch(() => known.delete(name));
      return id;
    },
    forget: () => known.clear(),
  };
}
