import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { es } from 'react-day-picker/locale/es';
import type { Language } from '#contract/core/language';
import * as styles from './Calendar.css';
import { localDate, toIsoDate } from './local-day';

/** Dates are 'YYYY-MM-DD'. */
export interface OfferedDays {
  readonly today: string;
  /** The first available date. */
  readonly first: string;
  readonly last: string;
  readonly isPossible: (day: string) => boolean;
}

interface CalendarProps {
  readonly days: OfferedDays;
  /** '' if no date is selected. */
  readonly chosen: string;
  readonly language: Language;
  readonly onChoose: (day: string) => void;
}

const locales = { en: enUS, es };

const Chevron = ({ orientation }: ChevronProps) =>
  orientation === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />;

/** Focuses the selected date or the first available one. */
export function Calendar({ days, chosen, language, onChoose }: CalendarProps) {
  const { today, first, last, isPossible } = days;
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
      today={localDate(today)}
      startMonth={localDate(today)}
      endMonth={localDate(last)}
      defaultMonth={localDate(chosen && isPossible(chosen) ? chosen : first)}
      selected={chosen ? localDate(chosen) : undefined}
      disabled={(date) => !isPossible(toIsoDate(date))}
      onSelect={(date) => onChoose(toIsoDate(date))}
    />
  );
}
