import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ByteStore } from '../media/mock-provider';

interface SavedDatabase {
  readonly version: string;
  readonly bytes: Uint8Array;
}

interface MockStorageSchema extends DBSchema {
  databases: { key: string; value: SavedDatabase };
  /** Key: database name, upload name. */
  uploads: { key: [string, string]; value: Uint8Array };
}

export interface MockStorage {
  /** Undefined if nothing was saved, or by another version of the code. */
  readonly savedDatabase: Uint8Array | undefined;
  saveDatabase(bytes: Uint8Array): Promise<void>;
  readonly uploads: ByteStore;
  /** Deletes the database and its uploads. */
  clear(): Promise<void>;
}

interface MockStorageOptions {
  /** Each database has its own uploads. */
  readonly name: string;
  /** Data of another version is deleted. */
  readonly version: string;
}

const openIndexedDb = (): Promise<IDBPDatabase<MockStorageSchema>> =>
  openDB<MockStorageSchema>('mock-server', 1, {
    upgrade(database) {
      database.createObjectStore('databases');
      database.createObjectStore('uploads');
    },
  });

export async function openMockStorage({ name, version }: MockStorageOptions): Promise<MockStorage> {
  const indexedDb = await openIndexedDb();
  const saved = await indexedDb.get('databases', name);
  const isCurrent = saved?.version === version;
  // Also deletes uploads of a server that never saved its database.
  if (!isCurrent) await deleteSavedData(indexedDb, name);
  return {
    savedDatabase: isCurrent ? saved.bytes : undefined,
    saveDatabase: async (bytes) =>
      void (await indexedDb.put('databases', { version, bytes }, name)),
    uploads: {
      get: (uploadName) => indexedDb.get('uploads', [name, uploadName]),
      set: async (uploadName, bytes) =>
        void (await indexedDb.put('uploads', bytes, [name, uploadName])),
      delete: (uploadName) => indexedDb.delete('uploads', [name, uploadName]),
    },
    clear: () => deleteSavedData(indexedDb, name),
  };
}

async function deleteSavedData(
  indexedDb: IDBPDatabase<MockStorageSchema>,
  name: string,
): Promise<void> {
  const transaction = indexedDb.transaction(['databases', 'uploads'], 'readwrite');
  await Promise.all([
    transaction.objectStore('databases').delete(name),
    // In IndexedDB, an array key sorts after every string.
    transaction.objectStore('uploads').delete(IDBKeyRange.bound([name], [name, []])),
    transaction.done,
  ]);
}

export async function clearMockStorage(): Promise<void> {
  const indexedDb = await openIndexedDb();
  const transaction = indexedDb.transaction(['databases', 'uploads'], 'readwrite');
  await Promise.all([
    transaction.objectStore('databases').clear(),
    transaction.objectStore('uploads').clear(),
    transaction.done,
  ]);
  indexedDb.close();
}
