import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { databaseName } from './exists';
import { tell } from './news';

/** What is read is believed only once it has been checked: another version of the shop may have written it. */
interface Stores extends DBSchema {
  outbox: { key: number; value: unknown; indexes: { id: string } };
  receipts: { key: string; value: unknown };
}

type Names = ['outbox', 'receipts'];
const names: Names = ['outbox', 'receipts'];

interface Changeable {
  readonly outbox: IDBPObjectStore<Stores, Names, 'outbox', 'readwrite'>;
  readonly receipts: IDBPObjectStore<Stores, Names, 'receipts', 'readwrite'>;
}

const version = 1;

/**
 * Does something with the database, which is open for no longer than that: no other tab, and no later version of
 * the shop, ever waits for it. Throws a `DOMException` where the browser keeps nothing.
 */
export async function withDatabase<T>(
  use: (database: IDBPDatabase<Stores>) => Promise<T>,
): Promise<T> {
  if (typeof indexedDB === 'undefined') throw new DOMException('There is none.', 'NotFoundError');
  const database = await openDB<Stores>(databaseName, version, {
    upgrade(made) {
      made.createObjectStore('outbox', { autoIncrement: true }).createIndex('id', 'id');
      made.createObjectStore('receipts', { keyPath: 'number' });
    },
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/** Changes what is kept, all of it or nothing, so that a lost battery loses none of it; tells the open pages. */
export async function changing(change: (stores: Changeable) => Promise<unknown>): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
    const stores = {
      outbox: transaction.objectStore('outbox'),
      receipts: transaction.objectStore('receipts'),
    };
    await Promise.all([change(stores), transaction.done]);
  });
  tell({ news: 'changed' });
}
