import { useSyncExternalStore } from 'react';
import { connectivity } from './connectivity';

const onServer = () => false;

/** Whether the shop cannot be reached; false on the server and while its markup is being taken over. */
export const useOffline = (): boolean =>
  useSyncExternalStore(connectivity.subscribe, connectivity.isOffline, onServer);
