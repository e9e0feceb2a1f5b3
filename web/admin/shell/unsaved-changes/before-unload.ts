import { useEffect } from 'react';

// Each caller has listeners of its own: one that several added would be gone for all with the first who is done.

/** Has the browser ask, in words of its own, whoever closes the page. */
function askWhoCloses(signal: AbortSignal): void {
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
}

/** Leaves links to the browser: it follows what the page would follow by itself, and asks before it does. */
function askWhoFollowsLinks(signal: AbortSignal): void {
  const leaveToBrowser = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation();
  };
  document.addEventListener('click', leaveToBrowser, { capture: true, signal });
}

/** Does something during which the browser asks whoever closes the page whether they mean it. */
export async function keepingPage<T>(work: () => Promise<T>): Promise<T> {
  const listening = new AbortController();
  askWhoCloses(listening.signal);
  try {
    return await work();
  } finally {
    listening.abort();
  }
}

/** Has the browser ask whoever closes the page, or leaves it by a link, for as long as that would lose something. */
export function useKeptPage(kept: boolean): void {
  useEffect(() => {
    if (!kept) return;
    const listening = new AbortController();
    askWhoCloses(listening.signal);
    askWhoFollowsLinks(listening.signal);
    return () => listening.abort();
  }, [kept]);
}
