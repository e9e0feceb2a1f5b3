import { lazyModule } from '../data/lazy-module';

export const loadOutbox = lazyModule(async () => ({
  ...(await import('./submit')),
  ...(await import('./edit')),
}));

/** Called early: there may be no network any more when the form is submitted. */
export function preloadOutbox(): void {
  loadOutbox().catch(() => undefined);
}
