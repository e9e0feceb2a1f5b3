import { useEffect, useEffectEvent, useRef } from 'react';
import { useOffline } from './use-offline';

/** Runs the callback when the server is reachable again. */
export function useOnceReachable(act: () => void): void {
  const offline = useOffline();
  const wasOffline = useRef(offline);
  const goOn = useEffectEvent(act);

  useEffect(() => {
    if (wasOffline.current && !offline) goOn();
    wasOffline.current = offline;
  }, [offline]);
}
