import { lazyModule } from '../data/lazy-module';

export const loadOutbox = lazyModule(async () => ({
  ...(await import('./submit')),
  ...(await import('./edit')),
}));

/** Call it early: there may be no network when the form is submitted. */
export function preloadOutbox(): void {
  loadOutbox().catch(() => undefined);
}
