import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';

const cloneOfNode = globalThis.structuredClone;

/** Node's `structuredClone` loses the `File` class. */
function cloneWithFiles(value: unknown): unknown {
  if (value instanceof File) return value;
  if (Array.isArray(value)) return value.map(cloneWithFiles);
  if (value?.constructor !== Object) return cloneOfNode(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, cloneWithFiles(part)]),
  );
}

/** jsdom lacks IndexedDB. Each test gets an empty one. */
export function installIndexedDb(): void {
  Object.assign(globalThis, {
    indexedDB: new IDBFactory(),
    IDBCursor,
    IDBDatabase,
    IDBIndex,
    IDBKeyRange,
    IDBObjectStore,
    IDBRequest,
    IDBTransaction,
    structuredClone: cloneWithFiles,
  });
}
