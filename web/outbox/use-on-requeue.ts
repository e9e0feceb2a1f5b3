import { useEffect, useEffectEvent } from 'react';
import { subscribeToOutbox } from './channel';

/** Runs the callback when this tab or another one puts an item back in the queue unedited. */
export function useOnRequeue(callback: (id: string) => void): void {
  const onRequeue = useEffectEvent(callback);

  useEffect(
    () =>
      subscribeToOutbox((message) => {
        if (message.news === 'changed' && message.requeuedId) onRequeue(message.requeuedId);
      }),
    [],
  );
}
