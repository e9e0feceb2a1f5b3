import type { Enquiries, Kept } from '../tables/enquiries';
import type { ParityAnswer } from './ask-mocks';

/** The status and the headers that callers rely on, in a form that equals where they mean the same. */
export function promises({ status, headers }: ParityAnswer) {
  return {
    status,
    contentType: words(headers['content-type'], ';')[0],
    cacheControl: headers['cache-control'],
    allow: words(headers.allow, ',').sort(),
    tagged: /^"[^"]+"$/.test(String(headers.etag)),
    variesByAccept: words(headers.vary, ',').includes('accept'),
    retryAfter: headers['retry-after'],
  };
}

/** The JSON of an answer; what each side makes up, content marks and ids of photographs, is all the same in it. */
export const content = ({ text }: ParityAnswer): unknown =>
  JSON.parse(
    text
      .replaceAll(/\?v=[0-9a-f]{10}/g, '?v=0123456789')
      .replaceAll(/optimize\/(?:photo-\d+|[0-9a-f]{32})\?/g, 'optimize/photo?'),
  );

const words = (header: unknown, separator: string): string[] =>
  String(header ?? '')
    .split(separator)
    .map((word) => word.trim().toLowerCase());

/** What was received, but for what each side makes up itself: ids of photographs, and when something arrived. */
export const keptRows = ({ messages, requests, subscribers, orders, photos }: Enquiries) => ({
  messages: messages.map(asSent),
  requests: requests.map(asSent),
  subscribers: subscribers.map(asSent),
  orders: orders.map(asSent),
  photosOf: requests.map(({ id }) => photos.filter(({ requestId }) => requestId === id).length),
  photos: photos.length,
});

const asSent = <Row extends Kept>({ id: _, receivedAt, createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt === receivedAt ? 'when it arrived' : createdAt,
});
