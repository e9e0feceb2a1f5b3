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

/** Where toasts appear. The code that shows them is fetched with the first one, if it was not before. */
export function ToastHost() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.getState, () => undefined);
  const [Shown, setShown] = useState<ShowsToasts>();

  useEffect(() => {
    if (!toast || Shown) return;
    // Without a network nothing is shown, and nothing of the page is lost over it.
    loadToaster().then(
      ({ Toaster }) => setShown(() => Toaster),
      () => undefined,
    );
  }, [toast, Shown]);

  return toast && Shown && <Shown toast={toast} />;
}
