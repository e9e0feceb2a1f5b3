import CalendarDays from 'lucide-react/icons/calendar-days';
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import type { Language } from '#contract/core/language';
import { formatLongDate } from '../../i18n/event-dates';
import { Field, type FieldBaseProps } from '../form/Field';
import type { AvailableDates, ReasonLabels } from './available-dates';
import { Calendar } from './Calendar';
import * as styles from './DatePicker.css';

interface DatePickerProps extends FieldBaseProps {
  readonly name: string;
  readonly ref: Ref<HTMLButtonElement>;
  /** 'YYYY-MM-DD', or '' if no date is selected. */
  readonly selectedDate: string;
  readonly dates: AvailableDates;
  /** Without them, unavailable dates are not explained. */
  readonly reasonLabels?: ReasonLabels;
  readonly language: Language;
  readonly placeholder: ReactNode;
  readonly onChange: (date: string) => void;
}

/** On phones, most of the calendar would open below the fold or under a sticky bar. */
const scrollIntoSight = (calendar: HTMLElement | null) =>
  calendar?.scrollIntoView({ block: 'nearest' });

/** A button that opens a calendar below it, in which only available dates can be selected. */
export function DatePicker({
  name,
  ref,
  selectedDate,
  placeholder,
  onChange,
  ...rest
}: DatePickerProps) {
  const { dates, reasonLabels, language, ...fieldProps } = rest;
  const [open, setOpen] = useState(false);
  const fieldRef = useRef<HTMLDivElement>(null);

  function close(): void {
    setOpen(false);
    fieldRef.current?.querySelector('button')?.focus();
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // A dialog around it stays open.
    event.preventDefault();
    close();
  }

  function selectDate(date: string): void {
    onChange(date);
    close();
  }

  return (
    <div ref={fieldRef}>
      <Field {...fieldProps}>
        {({ id, required: _, ...controlProps }) => (
          <>
            <button
              {...controlProps}
              {...{ id, name, ref }}
              type="button"
              value={selectedDate}
              className={styles.control}
              aria-labelledby={`${id}-label ${id}-day`}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <span id={`${id}-day`} className={styles.value}>
                {selectedDate ? formatLongDate(selectedDate, language) : placeholder}
              </span>
              <CalendarDays size={20} aria-hidden />
            </button>
            {open && (
              <div
                ref={scrollIntoSight}
                role="dialog"
                aria-labelledby={`${id}-label`}
                className={styles.calendar}
                onKeyDown={closeOnEscape}
              >
                <Calendar
                  {...{ dates, reasonLabels, selectedDate, language }}
                  onChange={selectDate}
                />
              </div>
            )}
          </>
        )}
      </Field>
    </div>
  );
}
