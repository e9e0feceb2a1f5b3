import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { PlannedEvent } from '#contract/orders/event';
import { allergenNames, allergens } from '#contract/products/allergens';
import { dietNames, diets } from '#contract/products/diets';
import { tracesWarning } from '#contract/products/traces-warning';
import { useLanguage } from '../../i18n/use-language';
import { button, textButton } from '../../ui/button/Button.css';
import { CheckboxChips } from '../../ui/form/CheckboxChips';
import { EventDayField } from './EventDayField';
import * as styles from './EventForm.css';
import { eventStore, isEventEmpty, useEvent } from './event-store';
import { PeopleField } from './PeopleField';
import { PlaceField } from './PlaceField';

/** Nothing changes until it is saved. */
export function EventForm({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage();
  const stored = useEvent();
  const [event, setEvent] = useState<PlannedEvent>(stored);
  const change = (changed: Partial<PlannedEvent>) => setEvent({ ...event, ...changed });

  function save(submitEvent: FormEvent): void {
    submitEvent.preventDefault();
    eventStore.write(event);
    onClose();
  }

  function clear(): void {
    eventStore.clear();
    onClose();
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <p className={styles.lead}>
        <Trans>
          We’ll mark what can’t be had, and fill in the order form. It stays on this device.
        </Trans>
      </p>
      <EventDayField event={event} onChange={(date) => change({ date })} />
      <PeopleField people={event.people} onChange={(people) => change({ people })} />
      <PlaceField place={event.place} onChange={(place) => change({ place })} />
      <CheckboxChips
        legend={<Trans>Without</Trans>}
        hint={tracesWarning[language]}
        name="without"
        options={allergens.map((value) => ({ value, label: allergenNames[value][language] }))}
        selected={event.without}
        onChange={(without) => change({ without })}
      />
      <CheckboxChips
        legend={<Trans>Diets</Trans>}
        name="diets"
        options={diets.map((value) => ({ value, label: dietNames[value][language] }))}
        selected={event.diets}
        onChange={(selected) => change({ diets: selected })}
      />
      <p className={styles.actions}>
        {!isEventEmpty(stored) && (
          <button type="button" className={textButton} onClick={clear}>
            <Trans>Clear the event</Trans>
          </button>
        )}
        <button type="submit" className={button.primary}>
          <Trans>Save</Trans>
        </button>
      </p>
    </form>
  );
}
