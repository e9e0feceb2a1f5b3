import { useEffect, useEffectEvent, useRef } from 'react';
import { useOffline } from './use-offline';

/** Runs the callback when the server is reachable again. */
export function useOnReconnect(callback: () => void): void {
  const offline = useOffline();
  const wasOffline = useRef(offline);
  const onReconnect = useEffectEvent(callback);

  useEffect(() => {
    if (wasOffline.current && !offline) onReconnect();
    wasOffline.current = offline;
  }, [offline]);
}
