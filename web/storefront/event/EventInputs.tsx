import { type RefObject, useEffect } from 'react';
import { defaultEventPlan } from '#contract/planner/event-plan';
import { useLanguage } from '../../i18n/use-language';
import { useEvent } from './event-store';

interface EventInputsProps {
  /** Has fields named `people` and `date`. */
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/** Fills a form with the event that is stored on the device, except what has been typed. */
export function EventInputs({ formRef }: EventInputsProps) {
  const { people = defaultEventPlan.adults, date = '', place, without, diets } = useEvent();
  const language = useLanguage();

  // biome-ignore lint/correctness/useExhaustiveDependencies: The form is rendered again with another language.
  useEffect(() => {
    const form = formRef.current;
    setDefaultValue(form, 'people', String(people));
    setDefaultValue(form, 'date', date);
    return () => {
      setDefaultValue(form, 'people', String(defaultEventPlan.adults));
      setDefaultValue(form, 'date', '');
    };
  }, [formRef, people, date, language]);

  return (
    <>
      {place && <input type="hidden" name="place" value={place} />}
      {without.map((allergen) => (
        <input key={allergen} type="hidden" name="without" value={allergen} />
      ))}
      {diets.map((diet) => (
        <input key={diet} type="hidden" name="diet" value={diet} />
      ))}
    </>
  );
}

/** Shown until the field is typed in. */
function setDefaultValue(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  if (field.value === field.defaultValue) field.value = value;
  field.defaultValue = value;
}
