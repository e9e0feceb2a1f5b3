import { createPersistedStore } from '../../data/persisted-store';
import { usePersisted } from '../../data/use-persisted';

/**
 * Tells only whether an event is stored: all first pages load this, and the code that reads the event only if there is
 * one. `eventStore` keeps it up to date.
 */
export const eventPresence = createPersistedStore<unknown>('event', (value) => value, null);

/** False on the server and during hydration. */
export const useHasEvent = (): boolean => usePersisted(eventPresence) !== null;
