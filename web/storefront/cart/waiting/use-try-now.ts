import { useState } from 'react';
import { release } from '../../../offline/outbox/mend';
import { sendFromPage } from '../../../offline/outbox/send-from-page';

/** Lets something leave as it is, and tries to send it at once. */
export function useTryNow(id: string) {
  const [trying, setTrying] = useState(false);

  async function tryNow(): Promise<void> {
    setTrying(true);
    try {
      await release(id);
      await sendFromPage(true);
    } finally {
      setTrying(false);
    }
  }

  return { trying, tryNow };
}
