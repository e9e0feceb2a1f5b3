import { useEffect } from 'react';

// Each caller adds its own listeners: a shared one would be removed for all callers when the first is done.

/** Browsers show their own text. */
function confirmUnload(signal: AbortSignal): void {
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
}

/** Lets the browser handle link clicks instead of the router, so that `beforeunload` fires. */
function bypassRouterForLinks(signal: AbortSignal): void {
  const leaveToBrowser = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation();
  };
  document.addEventListener('click', leaveToBrowser, { capture: true, signal });
}

/** The browser asks for confirmation if the user closes the page while `work` runs. */
export async function withBeforeUnload<T>(work: () => Promise<T>): Promise<T> {
  const listening = new AbortController();
  confirmUnload(listening.signal);
  try {
    return await work();
  } finally {
    listening.abort();
  }
}

/** The browser asks for confirmation if the user closes the page or follows a link. */
export function useBeforeUnload(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    const listening = new AbortController();
    confirmUnload(listening.signal);
    bypassRouterForLinks(listening.signal);
    return () => listening.abort();
  }, [isEnabled]);
}
