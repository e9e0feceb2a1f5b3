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

const nodeStructuredClone = globalThis.structuredClone;

/** Node's `structuredClone` loses the `File` class. */
function cloneWithFiles(value: unknown): unknown {
  if (value instanceof File) return value;
  if (Array.isArray(value)) return value.map(cloneWithFiles);
  if (value?.constructor !== Object) return nodeStructuredClone(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, cloneWithFiles(item)]),
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
