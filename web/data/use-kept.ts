import { useSyncExternalStore } from 'react';
import type { KeptRecord } from './kept-record';

/** Returns the default value on the server and during hydration. */
export const useKept = <T>({ subscribe, read, empty }: KeptRecord<T>): T =>
  useSyncExternalStore(subscribe, read, () => empty);

/** False once the browser has denied storage. */
export const useIsKept = <T>({ subscribe, isKept }: KeptRecord<T>): boolean =>
  useSyncExternalStore(subscribe, isKept, () => true);
