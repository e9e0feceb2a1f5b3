import { useState } from 'react';
import { flushSync } from 'react-dom';
import { dismissErrorToast } from '../toast/toast-store';

export function useSending() {
  const [sending, setSending] = useState(false);

  /**
   * Dismisses an earlier error toast, then sends. Restores focus afterwards, because an element loses it when it is
   * disabled.
   */
  async function whileSending<T>(send: () => Promise<T>): Promise<T> {
    const focused = document.activeElement;
    dismissErrorToast();
    setSending(true);
    try {
      return await send();
    } finally {
      flushSync(() => setSending(false));
      if (focused instanceof HTMLElement) focused.focus();
    }
  }

  return { sending, whileSending };
}
