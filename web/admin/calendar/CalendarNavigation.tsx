import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { backOfficePaths } from '../../routing/back-office-paths';
import { Link } from '../../routing/Link';
import { textButton } from '../../ui/button/Button.css';
import * as styles from './CalendarPage.css';
import { type CalendarView, getAdjacentDay } from './calendar-range';

interface CalendarNavigationProps {
  readonly day: string;
  readonly view: CalendarView;
}

export function CalendarNavigation({ day, view }: CalendarNavigationProps) {
  const { t } = useLingui();
  const buildAdjacentUrl = (direction: 1 | -1) =>
    backOfficePaths.calendar({ day: getAdjacentDay(day, view, direction), view });
  return (
    <nav aria-label={t`Calendar`} className={styles.navigation}>
      <Link to={buildAdjacentUrl(-1)} className={textButton}>
        <ChevronLeft aria-hidden size={18} />
        {view === 'month' ? <Trans>Previous month</Trans> : <Trans>Previous week</Trans>}
      </Link>
      <Link to={buildAdjacentUrl(1)} className={textButton}>
        {view === 'month' ? <Trans>Next month</Trans> : <Trans>Next week</Trans>}
        <ChevronRight aria-hidden size={18} />
      </Link>
      <span className={styles.views}>
        <Link
          to={backOfficePaths.calendar({ day, view: 'month' })}
          aria-current={view === 'month' ? 'true' : undefined}
          className={styles.viewLink}
        >
          <Trans>Month</Trans>
        </Link>
        <Link
          to={backOfficePaths.calendar({ day, view: 'week' })}
          aria-current={view === 'week' ? 'true' : undefined}
          className={styles.viewLink}
        >
          <Trans>Week</Trans>
        </Link>
        <Link to={backOfficePaths.calendar({ view })} className={textButton}>
          <Trans>Today</Trans>
        </Link>
      </span>
    </nav>
  );
}
