import { useSyncExternalStore } from 'react';
import type { PersistedStore } from './kept-record';

/** Returns the default value on the server and during hydration. */
export const usePersisted = <T>({ subscribe, read, empty }: PersistedStore<T>): T =>
  useSyncExternalStore(subscribe, read, () => empty);

/** False once the browser has denied storage. */
export const useIsPersisted = <T>({ subscribe, isPersisted }: PersistedStore<T>): boolean =>
  useSyncExternalStore(subscribe, isPersisted, () => true);
