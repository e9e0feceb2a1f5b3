import { fetchedCode } from '../../data/fetched-code';

/** Fetches what keeps and sends what forms say, and takes up again what waits. */
export const loadOutbox = fetchedCode(async () => ({
  ...(await import('./hand-in')),
  ...(await import('./mend')),
}));

/** Fetches it early, where there may be no network any more when something is sent. */
export function prepareOutbox(): void {
  loadOutbox().catch(() => undefined);
}
