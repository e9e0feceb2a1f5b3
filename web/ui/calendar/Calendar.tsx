import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { es } from 'react-day-picker/locale/es';
import type { Language } from '#contract/core/language';
import * as styles from './Calendar.css';
import { toIsoDate, toLocalDate } from './local-date';

/** Dates are 'YYYY-MM-DD'. */
export interface AvailableDates {
  readonly today: string;
  /** The first available date. */
  readonly first: string;
  readonly last: string;
  readonly isAvailable: (date: string) => boolean;
}

interface CalendarProps {
  readonly dates: AvailableDates;
  /** '' if no date is selected. */
  readonly selectedDate: string;
  readonly language: Language;
  readonly onChange: (date: string) => void;
}

const locales = { en: enUS, es };

const Chevron = ({ orientation }: ChevronProps) =>
  orientation === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />;

/** Focuses the selected date or the first available one. */
export function Calendar({ dates, selectedDate, language, onChange }: CalendarProps) {
  const { today, first, last, isAvailable } = dates;
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      locale={locales[language]}
      lang={language}
      weekStartsOn={0}
      navLayout="around"
      classNames={styles.classNames}
      components={{ Chevron }}
      today={toLocalDate(today)}
      startMonth={toLocalDate(today)}
      endMonth={toLocalDate(last)}
      defaultMonth={toLocalDate(selectedDate && isAvailable(selectedDate) ? selectedDate : first)}
      selected={selectedDate ? toLocalDate(selectedDate) : undefined}
      disabled={(date) => !isAvailable(toIsoDate(date))}
      onSelect={(date) => onChange(toIsoDate(date))}
    />
  );
}
