import { useEffect } from 'react';

// Each caller adds its own listeners: a shared one would be removed for all callers when the first is done.

function confirmUnload(signal: AbortSignal): void {
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
}

/** Lets the browser handle link clicks instead of the router, so that `beforeunload` fires. */
function bypassRouterForLinks(signal: AbortSignal): void {
  const skipRouter = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation();
  };
  document.addEventListener('click', skipRouter, { capture: true, signal });
}

/** The browser asks for confirmation if the user closes the page while `work` runs. */
export async function withBeforeUnload<T>(work: () => Promise<T>): Promise<T> {
  const controller = new AbortController();
  confirmUnload(controller.signal);
  try {
    return await work();
  } finally {
    controller.abort();
  }
}

/** One per mounted `useBeforeUnload` that is enabled. */
const active = new Set<AbortController>();

export const hasUnsavedChanges = (): boolean => active.size > 0;

/** The browser asks for confirmation if the user closes the page or follows a link. */
export function useBeforeUnload(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    confirmUnload(controller.signal);
    bypassRouterForLinks(controller.signal);
    active.add(controller);
    return () => {
      active.delete(controller);
      controller.abort();
    };
  }, [isEnabled]);
}
