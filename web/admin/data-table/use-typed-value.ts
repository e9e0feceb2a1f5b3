import { useCallback, useState } from 'react';

/**
 * What is typed into a field whose value is in the URL. The URL follows later: a value that the field has sent itself
 * must not replace what was typed in the meantime. Others do, as that of Back.
 */
export function useTypedValue(value: string) {
  const [typed, setTyped] = useState(value);
  const [url, setUrl] = useState<UrlState>({ value, pending: [] });

  if (value !== url.value) {
    const index = url.pending.indexOf(value);
    setUrl({ value, pending: index === -1 ? [] : url.pending.slice(index + 1) });
    if (index === -1) setTyped(value);
  }

  /** Call it with the value that the URL is about to get. */
  const markSent = useCallback(
    (sent: string) => setUrl(({ value, pending }) => ({ value, pending: [...pending, sent] })),
    [],
  );

  return { typed, setTyped, markSent };
}

interface UrlState {
  readonly value: string;
  /** Sent, and not in the URL yet. */
  readonly pending: readonly string[];
}
