import { useEffect, useEffectEvent, useRef } from 'react';
import { useOffline } from './use-offline';

/** Does something when the shop, which could not be reached, is there again. */
export function useOnceReachable(act: () => void): void {
  const offline = useOffline();
  const wasOffline = useRef(offline);
  const goOn = useEffectEvent(act);

  useEffect(() => {
    if (wasOffline.current && !offline) goOn();
    wasOffline.current = offline;
  }, [offline]);
}
