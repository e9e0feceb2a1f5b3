import { useEffect } from 'react';

/** The browser asks in words of its own. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser also follows what the page would follow by itself, and asks before it does. */
function leaveToBrowser(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation();
}

/** Does something during which the browser asks whoever closes the page whether they mean it. */
export async function keepingPage<T>(work: () => Promise<T>): Promise<T> {
  const listening = new AbortController();
  addEventListener('beforeunload', (event) => ask(event), { signal: listening.signal });
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
    const { signal } = listening;
    addEventListener('beforeunload', (event) => ask(event), { signal });
    document.addEventListener('click', (event) => leaveToBrowser(event), { capture: true, signal });
    return () => listening.abort();
  }, [kept]);
}
