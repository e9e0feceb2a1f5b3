import { publishOutboxMessage } from './channel';
import { deleteItem, findItem, putItem } from './database';
import { databaseExists } from './database-exists';
import type { OutboxItem, SubmissionKind } from './item';
import { getItemLockName, tryWithLock, withLock } from './locks';

/** Pauses sending of the item; undefined when it no longer exists. */
export const beginEdit = (id: string, kind: SubmissionKind): Promise<OutboxItem | undefined> =>
  withLock(getItemLockName(id), async () => {
    const item = await findItem(id);
    if (item?.kind !== kind) return undefined;
    const edited: OutboxItem = { ...item, state: 'mending' };
    await putItem(edited);
    return edited;
  });

/** Makes the item due immediately, unchanged. Returns it as it was before; undefined when it no longer exists. */
export const requeue = (id: string): Promise<OutboxItem | undefined> =>
  withLock(getItemLockName(id), async () => {
    const item = await findItem(id);
    if (!item) return undefined;
    await putItem({ ...item, state: 'waiting', refusal: undefined, pause: undefined });
    publishOutboxMessage({ news: 'changed', requeuedId: id });
    return item;
  });

/** Returns false while the item is being sent. */
export async function discard(id: string): Promise<boolean> {
  const isDeleted = await tryWithLock(getItemLockName(id), async () => {
    await deleteItem(id);
    return true;
  });
  return isDeleted ?? false;
}

/** Returns `id` if that item is still in the outbox. */
export async function findQueuedKey(id: string | undefined): Promise<string | undefined> {
  if (id === undefined || !(await databaseExists())) return undefined;
  return (await findItem(id))?.id;
}
