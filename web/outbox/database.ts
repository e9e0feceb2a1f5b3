import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import * as v from 'valibot';
import { publishOutboxMessage } from './channel';
import { databaseExists, databaseName } from './database-exists';
import { type OutboxItem, outboxItemSchema, type Receipt, receiptSchema } from './item';

/** `unknown` until parsed: another version of the site may have written them. */
interface Stores extends DBSchema {
  outbox: { key: number; value: unknown; indexes: { id: string } };
  receipts: { key: string; value: unknown };
}

type StoreNames = ['outbox', 'receipts'];
const storeNames: StoreNames = ['outbox', 'receipts'];

interface WritableStores {
  readonly outbox: IDBPObjectStore<Stores, StoreNames, 'outbox', 'readwrite'>;
  readonly receipts: IDBPObjectStore<Stores, StoreNames, 'receipts', 'readwrite'>;
}

const version = 1;

/** Cannot be parsed, for example because a later version wrote it. */
export interface CorruptItem {
  readonly key: number;
  readonly text: string;
}

export interface Outbox {
  /** Oldest first. */
  readonly items: readonly OutboxItem[];
  readonly corrupt: readonly CorruptItem[];
}

/** True when the browser denies storage; any other error is a bug. */
export const isStorageError = (error: unknown): boolean => error instanceof DOMException;

/**
 * Closes the database right after `use`, so that it never blocks another tab or a version upgrade. Throws a
 * `DOMException` when the browser denies storage.
 */
async function withDatabase<T>(use: (database: IDBPDatabase<Stores>) => Promise<T>): Promise<T> {
  if (typeof indexedDB === 'undefined') {
    throw new DOMException('IndexedDB is missing.', 'NotFoundError');
  }
  const database = await openDB<Stores>(databaseName, version, {
    upgrade(created) {
      created.createObjectStore('outbox', { autoIncrement: true }).createIndex('id', 'id');
      created.createObjectStore('receipts', { keyPath: 'number' });
    },
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/** Strict durability: a power loss leaves all of the change or none. */
async function writeTransaction(
  change: (stores: WritableStores) => Promise<unknown>,
): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(storeNames, 'readwrite', { durability: 'strict' });
    const stores = {
      outbox: transaction.objectStore('outbox'),
      receipts: transaction.objectStore('receipts'),
    };
    await Promise.all([change(stores), transaction.done]);
  });
  publishOutboxMessage({ news: 'changed' });
}

export function listOutbox(): Promise<Outbox> {
  return withDatabase(async (database) => {
    const { store } = database.transaction('outbox');
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const items: OutboxItem[] = [];
    const corrupt: CorruptItem[] = [];
    for (const [index, key] of keys.entries()) {
      const parsed = v.safeParse(outboxItemSchema, values[index]);
      if (parsed.success) items.push(parsed.output);
      else corrupt.push({ key, text: toText(values[index]) });
    }
    return { items, corrupt };
  });
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

export async function findItem(id: string): Promise<OutboxItem | undefined> {
  const { items } = await listOutbox();
  return items.find((item) => item.id === id);
}

/** Replaces the item of the same id, or appends it. */
export function putItem(item: OutboxItem): Promise<void> {
  return writeTransaction(async ({ outbox }) =>
    outbox.put(item, await outbox.index('id').getKey(item.id)),
  );
}

/** In one transaction. */
export function deleteItem(id: string, receipt?: Receipt): Promise<void> {
  return writeTransaction(async ({ outbox, receipts }) => {
    const key = await outbox.index('id').getKey(id);
    if (key !== undefined) await outbox.delete(key);
    if (receipt) await receipts.put(receipt);
  });
}

export function deleteCorruptItem(key: number): Promise<void> {
  return writeTransaction(({ outbox }) => outbox.delete(key));
}

/** In memory, for browsers that deny storage. */
const sessionReceipts = new Map<string, Receipt>();

export function rememberReceipt(receipt: Receipt): void {
  sessionReceipts.set(receipt.number, receipt);
}

/** Skips receipts that cannot be parsed, without deleting them. */
export async function listReceipts(): Promise<readonly Receipt[]> {
  const values = (await databaseExists()) ? await readReceipts() : [];
  const stored = values.filter((value) => v.is(receiptSchema, value));
  return [
    ...new Map([
      ...sessionReceipts,
      ...stored.map((entry) => [entry.number, entry] as const),
    ]).values(),
  ];
}

async function readReceipts(): Promise<unknown[]> {
  try {
    return await withDatabase((database) => database.getAll('receipts'));
  } catch (error) {
    if (isStorageError(error)) return [];
    throw error;
  }
}
