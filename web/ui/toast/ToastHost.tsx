import {
  type ComponentProps,
  type ComponentType,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { loadToaster } from './load-toaster';
import type { Toaster } from './Toaster';
import { toastStore } from './toast-store';

type ToasterComponent = ComponentType<ComponentProps<typeof Toaster>>;

/** Loads the Toaster with the first toast. */
export function ToastHost() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.getState, () => undefined);
  const [LoadedToaster, setLoadedToaster] = useState<ToasterComponent>();

  useEffect(() => {
    if (!toast || LoadedToaster) return;
    // Offline, the toast is dropped and the page keeps working.
    loadToaster().then(
      ({ Toaster }) => setLoadedToaster(() => Toaster),
      () => undefined,
    );
  }, [toast, LoadedToaster]);

  return toast && LoadedToaster && <LoadedToaster toast={toast} />;
}
