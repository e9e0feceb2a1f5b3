import { useState } from 'react';
import { release } from '../../../outbox/edit';
import { flushOutbox } from '../../../outbox/flush';

/** Lets something leave as it is, and tries to send it at once. */
export function useTryNow(id: string) {
  const [trying, setTrying] = useState(false);

  async function tryNow(): Promise<void> {
    setTrying(true);
    try {
      await release(id);
      await flushOutbox(true);
    } finally {
      setTrying(false);
    }
  }

  return { trying, tryNow };
}
