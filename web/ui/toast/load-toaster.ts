import { lazyModule } from '../../data/lazy-module';

/** Fetches what shows toasts. */
export const loadToaster = lazyModule(() => import('./Toaster'));

/** Fetches it early, where there may be no network any more when a toast is due. */
export function prepareToasts(): void {
  loadToaster().catch(() => undefined);
}
