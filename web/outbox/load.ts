import { fetchedCode } from '../data/fetched-code';

export const loadOutbox = fetchedCode(async () => ({
  ...(await import('./submit')),
  ...(await import('./edit')),
}));

/** Called early: there may be no network any more when the form is submitted. */
export function preloadOutbox(): void {
  loadOutbox().catch(() => undefined);
}
