import { outboxExists } from './exists';
import { isStorageRefusal } from './storage-refusal';
import type { Outbox } from './store';
import { useStored } from './use-stored';

const empty: Outbox = { items: [], unreadable: [] };

async function readOutbox(): Promise<Outbox> {
  if (!(await outboxExists())) return empty;
  const { listOutbox } = await import('./store');
  try {
    return await listOutbox();
  } catch (fault) {
    if (isStorageRefusal(fault)) return empty;
    throw fault;
  }
}

/** What has been sent on this device and has not arrived. */
export const useOutbox = (): Outbox => useStored(readOutbox) ?? empty;
