import CalendarDays from 'lucide-react/icons/calendar-days';
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import type { Language } from '#contract/core/language';
import { Field, type FieldBaseProps } from '../form/Field';
import { Calendar, type OfferedDays } from './Calendar';
import * as styles from './DayField.css';
import { formatLongDate } from './day-in-words';

interface DayFieldProps extends FieldBaseProps {
  readonly name: string;
  readonly ref: Ref<HTMLButtonElement>;
  /** 'YYYY-MM-DD', or '' if no date is selected. */
  readonly chosen: string;
  readonly days: OfferedDays;
  readonly language: Language;
  readonly empty: ReactNode;
  readonly onChoose: (day: string) => void;
}

/** A button that opens a calendar below it, in which only available dates can be selected. */
export function DayField({ name, ref, chosen, empty, onChoose, ...rest }: DayFieldProps) {
  const { days, language, ...fieldProps } = rest;
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);

  function close(): void {
    setOpen(false);
    field.current?.querySelector('button')?.focus();
  }

  function closeWithEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') close();
  }

  function choose(day: string): void {
    onChoose(day);
    close();
  }

  return (
    <div ref={field}>
      <Field {...fieldProps}>
        {({ id, required: _, ...tied }) => (
          <>
            <button
              {...tied}
              {...{ id, name, ref }}
              type="button"
              value={chosen}
              className={styles.control}
              aria-labelledby={`${id}-label ${id}-day`}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <span id={`${id}-day`} className={styles.day}>
                {chosen ? formatLongDate(chosen, language) : empty}
              </span>
              <CalendarDays size={20} aria-hidden />
            </button>
            {open && (
              <div
                role="dialog"
                aria-labelledby={`${id}-label`}
                className={styles.calendar}
                onKeyDown={closeWithEscape}
              >
                <Calendar {...{ days, chosen, language }} onChoose={choose} />
              </div>
            )}
          </>
        )}
      </Field>
    </div>
  );
}
