import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { isIsoDate, toShopDate } from '#contract/core/dates';
import { useLanguage } from '../../i18n/use-language';
import { NoIndexHead } from '../../seo/NoIndexHead';
import { CalendarDays } from './CalendarDays';
import { CalendarNavigation } from './CalendarNavigation';
import * as styles from './CalendarPage.css';
import { type CalendarView, calendarViews, listWeeks } from './calendar-range';
import { formatMonth } from './format-month';

/** Months don't fit on phones. */
const isNarrow = (): boolean => matchMedia('(max-width: 767.98px)').matches;

/** Falls back to the current month, or week on phones. */
function parseCalendar(search: string): { readonly day: string; readonly view: CalendarView } {
  const params = new URLSearchParams(search);
  const day = params.get('day') ?? '';
  const view = calendarViews.find((name) => name === params.get('view'));
  return {
    day: isIsoDate(day) ? day : toShopDate(new Date()),
    view: view ?? (isNarrow() ? 'week' : 'month'),
  };
}

export function CalendarPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const { day, view } = parseCalendar(useLocation().search);
  const weeks = listWeeks(day, view);
  const month = formatMonth(view === 'month' ? day : (weeks[0]?.[0] ?? day), language);
  return (
    // Shows orders that were placed a moment ago.
    <SWRConfig value={{ revalidateOnMount: true, keepPreviousData: true }}>
      <div className={styles.page}>
        <NoIndexHead title={t`Calendar, ${month}`} />
        <header className={styles.header}>
          <h1 className={styles.title}>
            <span className={styles.kind}>
              <Trans>Calendar</Trans>
            </span>{' '}
            <span className={styles.month}>{month}</span>
          </h1>
          <CalendarNavigation day={day} view={view} />
        </header>
        <CalendarDays weeks={weeks} view={view} month={month} />
      </div>
    </SWRConfig>
  );
}
