import * as v from 'valibot';
import { changing, withDatabase } from './database';
import { type OutboxItem, outboxItem } from './item';
import type { Receipt } from './receipt';

/** Something that another version of the shop has left, or that cannot be read. */
export interface Unreadable {
  /** Where it lies. */
  readonly place: number;
  readonly text: string;
}

export interface Outbox {
  /** In order of arrival. */
  readonly items: readonly OutboxItem[];
  readonly unreadable: readonly Unreadable[];
}

/** Everything that is kept, what cannot be read too. */
export function listOutbox(): Promise<Outbox> {
  return withDatabase(async (database) => {
    const { store } = database.transaction('outbox');
    const [places, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const items: OutboxItem[] = [];
    const unreadable: Unreadable[] = [];
    for (const [at, place] of places.entries()) {
      const parsed = v.safeParse(outboxItem, values[at]);
      if (parsed.success) items.push(parsed.output);
      else unreadable.push({ place, text: asText(values[at]) });
    }
    return { items, unreadable };
  });
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

export async function findItem(id: string): Promise<OutboxItem | undefined> {
  const { items } = await listOutbox();
  return items.find((item) => item.id === id);
}

/** Keeps an item, in the place of the one with its key, else at the end. */
export function keepItem(item: OutboxItem): Promise<void> {
  return changing(async ({ outbox }) => outbox.put(item, await outbox.index('id').getKey(item.id)));
}

/** Takes an item out; where it has arrived as an order, its receipt is kept in the same stroke. */
export function removeItem(id: string, receipt?: Receipt): Promise<void> {
  return changing(async ({ outbox, receipts }) => {
    const place = await outbox.index('id').getKey(id);
    if (place !== undefined) await outbox.delete(place);
    if (receipt) await receipts.put(receipt);
  });
}

export function removeUnreadable(place: number): Promise<void> {
  return changing(({ outbox }) => outbox.delete(place));
}
