import type { OutboxItem } from './item';

const channelName = 'la-higuera-outbox';

/** `changed`: look again; the others tell what came of something that had waited. */
export type OutboxNews =
  | { readonly news: 'changed' }
  | ({ readonly news: 'arrived' | 'refused' } & Pick<OutboxItem, 'id' | 'kind' | 'fields'>);

/** Tells every open page, this one too. */
export function tell(news: OutboxNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Listens to what is told, until the function it answers is called. */
export function hear(listener: (news: OutboxNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => listener(data);
  return () => channel.close();
}
