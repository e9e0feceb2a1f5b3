import { useEffect, useState } from 'react';
import { subscribeToOutbox } from './channel';
import { isStorageError, listOutbox, listReceipts, type Outbox } from './database';
import { databaseExists } from './database-exists';
import type { Receipt } from './item';

/** Re-reads when the database changes; undefined until the first read. */
function useIndexedDb<T>(read: () => Promise<T>): T | undefined {
  const [value, setValue] = useState<T>();

  useEffect(() => {
    let isMounted = true;
    const refresh = async () => {
      const stored = await read();
      if (isMounted) setValue(stored);
    };
    void refresh();
    const unsubscribe = subscribeToOutbox(refresh);
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [read]);

  return value;
}

const empty: Outbox = { items: [], corrupt: [] };

async function readOutbox(): Promise<Outbox> {
  if (!(await databaseExists())) return empty;
  try {
    return await listOutbox();
  } catch (error) {
    if (isStorageError(error)) return empty;
    throw error;
  }
}

export const useOutbox = (): Outbox => useIndexedDb(readOutbox) ?? empty;

/** Undefined until the first read. */
export const useReceipts = (): readonly Receipt[] | undefined => useIndexedDb(listReceipts);

/** Undefined until the first read; null when there is none. */
export function useReceipt(number: string): Receipt | null | undefined {
  const receipts = useReceipts();
  return receipts && (receipts.find((receipt) => receipt.number === number) ?? null);
}
