import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Follows a form while it is being sent, for as long as it is to be disabled. */
export function useSending() {
  const [sending, setSending] = useState(false);

  /** Does the sending; afterwards the focus is where it was, since what is disabled loses it. */
  async function whileSending<T>(send: () => Promise<T>): Promise<T> {
    const focused = document.activeElement;
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
