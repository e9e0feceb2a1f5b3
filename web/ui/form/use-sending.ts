import { useState } from 'react';
import { flushSync } from 'react-dom';
import { dismissFailure } from '../toast/toast-store';

/** Follows a form while it is being sent, for as long as it is to be disabled. */
export function useSending() {
  const [sending, setSending] = useState(false);

  /**
   * Does the sending, without the toast that said that it failed before; afterwards the focus is where it was, since
   * what is disabled loses it.
   */
  async function whileSending<T>(send: () => Promise<T>): Promise<T> {
    const focused = document.activeElement;
    dismissFailure();
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
