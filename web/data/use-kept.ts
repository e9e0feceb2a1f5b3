import { useSyncExternalStore } from 'react';
import type { KeptRecord } from './kept-record';

/** What a record on this device holds now; its empty value in the server's markup and while that is taken over. */
export const useKept = <T>({ subscribe, read, empty }: KeptRecord<T>): T =>
  useSyncExternalStore(subscribe, read, () => empty);

/** Whether the device keeps a record; false once it has refused to. */
export const useIsKept = <T>({ subscribe, isKept }: KeptRecord<T>): boolean =>
  useSyncExternalStore(subscribe, isKept, () => true);
