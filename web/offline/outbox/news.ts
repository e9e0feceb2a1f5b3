import type { OutboxItem } from './item';

const channelName = 'la-higuera-outbox';

/** What came of something that had waited. */
export interface ItemNews extends Pick<OutboxItem, 'id' | 'kind' | 'fields'> {
  readonly news: 'arrived' | 'refused';
}

/** `changed`: look again. */
export type OutboxNews = { readonly news: 'changed' } | ItemNews;

/** Tells every open page, this one too. */
export function tell(news: OutboxNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Listens to what is told, until the function it answers is called. */
export function hear(listener: (news: OutboxNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => listener(data);
  return () => channel.close();
}
