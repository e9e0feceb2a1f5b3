import { useRef } from 'react';
import { v4 as uuid } from 'uuid';

/** Returns an idempotency key; the same one for as long as the content stays the same. */
export function useIdempotencyKey(): (content: string) => string {
  const attempt = useRef<{ readonly content: string; readonly key: string }>(undefined);
  return (content) => {
    if (attempt.current?.content !== content) attempt.current = { content, key: uuid() };
    return attempt.current.key;
  };
}
