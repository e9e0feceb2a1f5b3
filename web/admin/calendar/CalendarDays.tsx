import { Trans } from '@lingui/react/macro';
import { isOpenOn, toShopDate } from '#contract/core/dates';
import { getOrderCalendar } from '#contract/orders/admin-endpoints';
import { getShopSettings } from '#contract/settings/endpoints';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { TableSkeleton } from '../data-table/TableSkeleton';
import * as styles from './CalendarPage.css';
import type { CalendarView } from './calendar-range';
import { type Day, DayLink } from './DayLink';
import { formatWeekday } from './format-month';

interface CalendarDaysProps {
  readonly weeks: readonly (readonly string[])[];
  readonly view: CalendarView;
  /** Accessible name of the table. */
  readonly month: string;
}

export function CalendarDays({ weeks, view, month }: CalendarDaysProps) {
  const language = useLanguage();
  const range = { from: weeks[0]?.[0] ?? '', to: weeks.at(-1)?.at(-1) ?? '' };
  const { data, error, mutate } = useQuery(query(getOrderCalendar, { query: range }));
  const { data: settings } = useQuery(query(getShopSettings, {}));
  if (!data && error) {
    return (
      <LoadError onRetry={() => void mutate()}>
        <Trans>The calendar couldn’t be loaded. Please try again.</Trans>
      </LoadError>
    );
  }
  if (!data || !settings) return <TableSkeleton />;
  const today = toShopDate(new Date());
  const toDay = (date: string): Day => ({
    date,
    load: data.find((day) => day.date === date),
    settings,
    isOpen: isOpenOn(date, settings),
    isToday: date === today,
  });
  if (view === 'week') {
    return (
      <ul className={styles.week}>
        {weeks.flat().map((date) => (
          <li key={date}>
            <DayLink day={toDay(date)} isWide />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className={styles.table} aria-label={month}>
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <th key={date} scope="col" className={styles.weekday}>
              {formatWeekday(date, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date} className={styles.cell}>
                <DayLink day={toDay(date)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
