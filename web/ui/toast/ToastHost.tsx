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

type ShowsToasts = ComponentType<ComponentProps<typeof Toaster>>;

/** Loads the Toaster with the first toast. */
export function ToastHost() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.getState, () => undefined);
  const [Shown, setShown] = useState<ShowsToasts>();

  useEffect(() => {
    if (!toast || Shown) return;
    // Offline, the toast is dropped and the page keeps working.
    loadToaster().then(
      ({ Toaster }) => setShown(() => Toaster),
      () => undefined,
    );
  }, [toast, Shown]);

  return toast && Shown && <Shown toast={toast} />;
}
