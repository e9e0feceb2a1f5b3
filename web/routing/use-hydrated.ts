import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's markup and while it is being taken over, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
