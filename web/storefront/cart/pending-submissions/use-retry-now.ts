import { useState } from 'react';
import { requeue } from '../../../outbox/edit';
import { flushOutbox } from '../../../outbox/flush';

/** Puts the submission back in the queue unedited and sends it immediately. */
export function useRetryNow(id: string) {
  const [isRetrying, setIsRetrying] = useState(false);

  async function retryNow(): Promise<void> {
    setIsRetrying(true);
    try {
      await requeue(id);
      await flushOutbox(true);
    } finally {
      setIsRetrying(false);
    }
  }

  return { isRetrying, retryNow };
}
