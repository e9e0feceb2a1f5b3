import type { EventPlace } from '#contract/orders/event-places';
import { dietNames } from '#contract/products/diets';
import { useLanguage } from '../../i18n/use-language';
import type { FieldValuesByName } from '../forms/suggested-fields';
import { useEvent } from './event-store';

/** Together with the empty address of a pickup, so that it never replaces one that was typed. */
const getPlaceFields = (place: EventPlace): FieldValuesByName =>
  place === 'pickup'
    ? { fulfilment: 'pickup', area: '', street: '', zip: '' }
    : { fulfilment: 'delivery', area: place };

/** What the event on this device suggests for the order form. */
export function useEventFields(): FieldValuesByName[] {
  const language = useLanguage();
  const { date, people, place, without, diets } = useEvent();
  return [
    date !== undefined && { eventDate: date },
    people !== undefined && { guests: String(people) },
    place !== undefined && getPlaceFields(place),
    without.length > 0 && { allergies: without },
    diets.length > 0 && { allergyNotes: diets.map((diet) => dietNames[diet][language]).join(', ') },
  ].filter((fields) => fields !== false);
}
