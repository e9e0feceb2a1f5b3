import { useSyncExternalStore } from 'react';

const noSubscribe = () => () => undefined;

/** False on the server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscribe,
    () => true,
    () => false,
  );
