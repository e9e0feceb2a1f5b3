import { lazyModule } from '../../data/lazy-module';

export const loadToaster = lazyModule(() => import('./Toaster'));

/** Call before the network may be lost. */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}
