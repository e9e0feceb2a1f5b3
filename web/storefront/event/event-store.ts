import { isIsoDate, toShopDate } from '#contract/core/dates';
import type { PlannedEvent } from '#contract/orders/event';
import { eventPlaces } from '#contract/orders/event-places';
import { orderLimits } from '#contract/orders/rules';
import { allergens } from '#contract/products/allergens';
import { diets } from '#contract/products/diets';
import { createPersistedStore, type PersistedStore } from '../../data/persisted-store';
import { areDistinct, isPositiveInteger, isRecord } from '../../data/type-guards';
import { usePersisted } from '../../data/use-persisted';
import { eventPresence } from '../event-bar/event-presence';

interface StoredEvent extends PlannedEvent {
  readonly version: 1;
}

const isDate = (value: unknown): value is string => typeof value === 'string' && isIsoDate(value);

const isPeople = (value: unknown): value is number =>
  isPositiveInteger(value) && value <= orderLimits.guests;

const isAllowed =
  <T extends string>(values: readonly T[]) =>
  (value: unknown): value is T =>
    values.some((allowed) => allowed === value);

const isPlace = isAllowed(eventPlaces);

const isSelection = <T extends string>(
  value: unknown,
  values: readonly T[],
): value is readonly T[] =>
  Array.isArray(value) && value.every(isAllowed(values)) && areDistinct(value);

const isOptional = <T>(
  value: unknown,
  isValid: (value: unknown) => value is T,
): value is T | undefined => value === undefined || isValid(value);

/** Unknown allergens or diets make it unreadable: ignoring one could show a product as safe. */
function parseEvent(value: unknown): StoredEvent | undefined {
  if (!isRecord(value) || value.version !== 1) return undefined;
  const { date, people, place, without, diets: required } = value;
  if (!isOptional(date, isDate) || !isOptional(people, isPeople) || !isOptional(place, isPlace))
    return undefined;
  if (!isSelection(without, allergens) || !isSelection(required, diets)) return undefined;
  return { version: 1, date, people, place, without, diets: required };
}

const noEvent: StoredEvent = { version: 1, without: [], diets: [] };

const store = createPersistedStore<StoredEvent>('event', parseEvent, noEvent);

/** True if nothing is chosen. */
export const isEventEmpty = ({ date, people, place, without, diets: required }: PlannedEvent) =>
  !date && !people && !place && without.length === 0 && required.length === 0;

/** The same object for the same event, as `usePersisted` needs. */
const eventsWithoutDate = new WeakMap<PlannedEvent, PlannedEvent>();

function removeDate(event: PlannedEvent): PlannedEvent {
  const known = eventsWithoutDate.get(event);
  if (known) return known;
  const { date: _, ...others } = event;
  eventsWithoutDate.set(event, others);
  return others;
}

/** A past date counts as none, also in a tab that has been open since then. */
function dropPastDate(event: PlannedEvent): PlannedEvent {
  const isPast = event.date !== undefined && event.date < toShopDate(new Date());
  return isPast ? removeDate(event) : event;
}

/** What the shopper plans, on this device only. Writing an event without any choice clears it. */
export const eventStore: PersistedStore<PlannedEvent> = {
  ...store,
  read: () => dropPastDate(store.read()),
  write(event) {
    if (isEventEmpty(event)) {
      eventStore.clear();
      return true;
    }
    const stored: StoredEvent = { ...event, version: 1 };
    const isSaved = store.write(stored);
    eventPresence.write(stored);
    return isSaved;
  },
  clear() {
    store.clear();
    eventPresence.clear();
  },
};

/** Empty on the server and during hydration. */
export const useEvent = (): PlannedEvent => usePersisted(eventStore);
