import { useSyncExternalStore } from 'react';
import type { PersistedStore } from './persisted-store';

/** Returns the default value on the server and during hydration. */
export const usePersisted = <T>({ subscribe, read, defaultValue }: PersistedStore<T>): T =>
  useSyncExternalStore(subscribe, read, () => defaultValue);

/** False once the browser has denied storage. */
export const useIsPersisted = <T>({ subscribe, isPersisted }: PersistedStore<T>): boolean =>
  useSyncExternalStore(subscribe, isPersisted, () => true);
