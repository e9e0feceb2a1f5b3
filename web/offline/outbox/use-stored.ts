import { useEffect, useState } from 'react';
import { hear } from './news';

/** What is read from the database of this device, anew whenever it changes; undefined until it is there. */
export function useStored<T>(read: () => Promise<T>): T | undefined {
  const [stored, setStored] = useState<T>();

  useEffect(() => {
    let current = true;
    const refresh = async () => {
      const now = await read();
      if (current) setStored(now);
    };
    void refresh();
    const stop = hear(refresh);
    return () => {
      current = false;
      stop();
    };
  }, [read]);

  return stored;
}
