import type { OutboxItem } from './item';

// Shared by tabs and workers of different versions: the channel name and the field `news` must not change.
const channelName = 'la-higuera-outbox';

export interface OutcomeMessage extends Pick<OutboxItem, 'id' | 'kind' | 'fields'> {
  readonly news: 'arrived' | 'refused';
  /** Of an order that arrived. */
  readonly number?: string | undefined;
  /** Of a restock request that arrived when the product was back. */
  readonly canOrder?: boolean | undefined;
}

/** `changed`: the database has changed. `requeuedId`: this item is no longer being edited. */
export type OutboxMessage =
  | { readonly news: 'changed'; readonly requeuedId?: string | undefined }
  | OutcomeMessage;

/** Reaches every open page, including the caller. */
export function publishOutboxMessage(message: OutboxMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

export function subscribeToOutbox(listener: (message: OutboxMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<OutboxMessage>) => listener(data);
  return () => channel.close();
}
