import { outboxExists } from './exists';
import type { EnquiryKind, OutboxItem } from './item';
import { alone, aloneOrNot } from './locks';
import { lockOf } from './send';
import { findItem, keepItem, removeItem } from './store';

/** Holds an item back while its sender changes it; undefined when it is no longer there. */
export const beginMending = (id: string, kind: EnquiryKind): Promise<OutboxItem | undefined> =>
  alone(lockOf(id), async () => {
    const item = await findItem(id);
    if (item?.kind !== kind) return undefined;
    const mending: OutboxItem = { ...item, state: 'mending' };
    await keepItem(mending);
    return mending;
  });

/** Lets an item leave as it is, and at once. */
export const release = (id: string): Promise<void> =>
  alone(lockOf(id), async () => {
    const item = await findItem(id);
    if (item) await keepItem({ ...item, state: 'waiting', refusal: undefined, pause: undefined });
  });

/** Throws an item away; answers false for one that is just being sent. */
export async function discard(id: string): Promise<boolean> {
  const done = await aloneOrNot(lockOf(id), async () => {
    await removeItem(id);
    return true;
  });
  return done ?? false;
}

/** The key, if something still lies under it. */
export async function keptUnder(id: string | undefined): Promise<string | undefined> {
  if (id === undefined || !(await outboxExists())) return undefined;
  return (await findItem(id))?.id;
}
