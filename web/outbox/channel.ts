import type { OutboxItem } from './item';

// Tabs and workers of different versions share this channel: its name and the field `news` must not change.
const channelName = 'la-higuera-outbox';

/** The outcome of an item that had waited. */
export interface OutcomeMessage extends Pick<OutboxItem, 'id' | 'kind' | 'fields'> {
  readonly news: 'arrived' | 'refused';
}

/** `changed`: what the database holds has changed. */
export type OutboxMessage = { readonly news: 'changed' } | OutcomeMessage;

/** Posts to every open page, the one that calls it included. */
export function publish(message: OutboxMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Returns the function that ends the subscription. */
export function subscribe(listener: (message: OutboxMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<OutboxMessage>) => listener(data);
  return () => channel.close();
}
