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

/** The JSON of an answer; content marks, which the mocks make up, are all the same in it. */
export const content = ({ text }: ParityAnswer): unknown =>
  JSON.parse(text.replaceAll(/\?v=[0-9a-f]{10}/g, '?v=0123456789'));

const words = (header: unknown, separator: string): string[] =>
  String(header ?? '')
    .split(separator)
    .map((word) => word.trim().toLowerCase());
