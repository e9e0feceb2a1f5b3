import { useState } from 'react';
import { requeue } from '../../../outbox/edit';
import { flushOutbox } from '../../../outbox/flush';
import type { OutboxItem } from '../../../outbox/item';
import { createDraftStore, getDraftName } from '../../forms/draft-store';
import { removeOrderedUnits } from '../change-cart';
import { parseOrderItems } from './parse-order-items';

/** Puts the submission back in the queue unedited and sends it immediately. */
export function useRetryNow(id: string) {
  const [isRetrying, setIsRetrying] = useState(false);

  async function retryNow(): Promise<void> {
    if (isRetrying) return;
    setIsRetrying(true);
    try {
      const previous = await requeue(id);
      if (previous?.kind === 'order' && previous.state === 'mending') stopEditingOrder(previous);
      await flushOutbox(true);
    } finally {
      setIsRetrying(false);
    }
  }

  return { isRetrying, retryNow };
}

/** Its items leave the cart, as those of a queued order do. If it can't be sent, editing it again brings them back. */
function stopEditingOrder(order: OutboxItem): void {
  removeOrderedUnits(parseOrderItems(order));
  createDraftStore(getDraftName('order', order.id)).clear();
}
