import { useSyncExternalStore } from 'react';
import { connectivity } from './connectivity';

const onServer = () => false;

/** False on the server and during hydration. */
export const useOffline = (): boolean =>
  useSyncExternalStore(connectivity.subscribe, connectivity.isOffline, onServer);
