import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store';

const Toaster = lazy(async () => ({ default: (await import('./Toaster')).Toaster }));

/** Where toasts appear. The code that shows them is fetched with the first one. */
export function ToastHost() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => undefined);
  if (!toast) return null;
  return (
    <Suspense>
      <Toaster toast={toast} />
    </Suspense>
  );
}
