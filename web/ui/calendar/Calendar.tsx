import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { es } from 'react-day-picker/locale/es';
import type { Language } from '#contract/core/language';
import { type AvailableDates, type ReasonLabels, unavailableReasons } from './available-dates';
import * as styles from './Calendar.css';
import { DayButton } from './DayButton';
import { DayNotesContext } from './day-notes-context';
import { toIsoDate, toLocalDate } from './local-date';

interface CalendarProps {
  readonly dates: AvailableDates;
  /** Without them, unavailable dates are not explained. */
  readonly reasonLabels?: ReasonLabels | undefined;
  /** '' if no date is selected. */
  readonly selectedDate: string;
  readonly language: Language;
  readonly onChange: (date: string) => void;
}

const locales = { en: enUS, es };

const Chevron = ({ orientation }: ChevronProps) =>
  orientation === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />;

/** Focuses the selected date or the first available one. */
export function Calendar({ dates, reasonLabels, selectedDate, language, onChange }: CalendarProps) {
  const { today, first, last, isAvailable, getReason } = dates;
  return (
    <DayNotesContext value={{ getReason, reasonLabels }}>
      <DayPicker
        mode="single"
        required
        autoFocus
        locale={locales[language]}
        lang={language}
        weekStartsOn={0}
        navLayout="around"
        classNames={styles.classNames}
        components={{ Chevron, DayButton }}
        today={toLocalDate(today)}
        startMonth={toLocalDate(today)}
        endMonth={toLocalDate(last)}
        defaultMonth={toLocalDate(selectedDate && isAvailable(selectedDate) ? selectedDate : first)}
        selected={selectedDate ? toLocalDate(selectedDate) : undefined}
        disabled={(date) => !isAvailable(toIsoDate(date))}
        onSelect={(date) => onChange(toIsoDate(date))}
      />
      {reasonLabels && <Legend reasonLabels={reasonLabels} />}
    </DayNotesContext>
  );
}

const Legend = ({ reasonLabels }: { readonly reasonLabels: ReasonLabels }) => (
  <ul className={styles.legend}>
    {unavailableReasons.map((reason) => (
      <li key={reason} className={styles.legendItem}>
        <span className={styles.sampleDay} data-reason={reason} aria-hidden>
          12
        </span>
        {reasonLabels[reason]}
      </li>
    ))}
  </ul>
);
