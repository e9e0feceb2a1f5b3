import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { isIsoDate } from '#contract/core/dates';
import { formatLongDate } from '../../i18n/event-dates';
import { useLanguage } from '../../i18n/use-language';
import { NoIndexHead } from '../../seo/NoIndexHead';
import { DayNavigation } from './DayNavigation';
import { DayOrders } from './DayOrders';
import * as styles from './KitchenListPage.css';
import { RedirectToNextDay } from './RedirectToNextDay';

/** Undefined without a valid date in the URL. */
function parseDay(search: string): string | undefined {
  const value = new URLSearchParams(search).get('day') ?? '';
  return isIsoDate(value) ? value : undefined;
}

export function KitchenListPage() {
  const day = parseDay(useLocation().search);
  return day === undefined ? <RedirectToNextDay /> : <KitchenDay day={day} />;
}

function KitchenDay({ day }: { readonly day: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const title = formatLongDate(day, language);
  return (
    // Shows orders that were confirmed a moment ago.
    <SWRConfig value={{ revalidateOnMount: true }}>
      <div className={styles.page}>
        <NoIndexHead title={t`Kitchen list, ${title}`} />
        <header className={styles.header}>
          <h1 className={styles.title}>
            <span className={styles.kind}>{t`Kitchen list`}</span>{' '}
            <span className={styles.day}>{title}</span>
          </h1>
          <DayNavigation day={day} />
        </header>
        <DayOrders key={day} day={day} />
      </div>
    </SWRConfig>
  );
}
