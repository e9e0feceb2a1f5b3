import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ByteStore } from '../media/original-store';

interface SavedDatabase {
  readonly version: string;
  readonly bytes: Uint8Array;
}

interface Stores extends DBSchema {
  databases: { key: string; value: SavedDatabase };
  /** By the name of their database and their own. */
  uploads: { key: [string, string]; value: Uint8Array };
}

/** What a browser stores of a mock server. */
export interface MockStorage {
  /** The database as it was saved last; undefined where none was, or another version of the code saved it. */
  readonly savedDatabase: Uint8Array | undefined;
  saveDatabase(bytes: Uint8Array): Promise<void>;
  readonly uploads: ByteStore;
}

interface MockStorageOptions {
  /** The name of the database; each has uploads of its own. */
  readonly name: string;
  /** What a database of another version has saved is deleted. */
  readonly version: string;
}

const openStores = (): Promise<IDBPDatabase<Stores>> =>
  openDB<Stores>('mock-server', 1, {
    upgrade(created) {
      created.createObjectStore('databases');
      created.createObjectStore('uploads');
    },
  });

/** Opens what this browser stores of a mock server, in IndexedDB. */
export async function openMockStorage({ name, version }: MockStorageOptions): Promise<MockStorage> {
  const stores = await openStores();
  const saved = await stores.get('databases', name);
  const isCurrent = saved?.version === version;
  // Uploads of a server that never saved its database are deleted too.
  if (!isCurrent) await deleteShop(stores, name);
  return {
    savedDatabase: isCurrent ? saved.bytes : undefined,
    saveDatabase: async (bytes) => void (await stores.put('databases', { version, bytes }, name)),
    uploads: {
      get: (upload) => stores.get('uploads', [name, upload]),
      set: async (upload, bytes) => void (await stores.put('uploads', bytes, [name, upload])),
      delete: (upload) => stores.delete('uploads', [name, upload]),
    },
  };
}

async function deleteShop(stores: IDBPDatabase<Stores>, name: string): Promise<void> {
  const transaction = stores.transaction(['databases', 'uploads'], 'readwrite');
  await Promise.all([
    transaction.objectStore('databases').delete(name),
    // An array comes after every text.
    transaction.objectStore('uploads').delete(IDBKeyRange.bound([name], [name, []])),
    transaction.done,
  ]);
}

/** Deletes what this browser stores of all mock servers. */
export async function clearMockStorage(): Promise<void> {
  const stores = await openStores();
  const transaction = stores.transaction(['databases', 'uploads'], 'readwrite');
  await Promise.all([
    transaction.objectStore('databases').clear(),
    transaction.objectStore('uploads').clear(),
    transaction.done,
  ]);
  stores.close();
}
