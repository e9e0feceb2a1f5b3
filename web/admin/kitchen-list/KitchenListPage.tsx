import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { isIsoDate } from '#contract/core/dates';
import { useLanguage } from '../../i18n/use-language';
import { UnlistedHead } from '../../seo/UnlistedHead';
import { formatLongDate } from '../../ui/calendar/day-in-words';
import { DayOrders } from './DayOrders';
import { DaySteps } from './DaySteps';
import * as styles from './KitchenListPage.css';
import { NextDayWithOrders } from './NextDayWithOrders';

/** Undefined without a valid date in the URL. */
function parseDay(search: string): string | undefined {
  const written = new URLSearchParams(search).get('day') ?? '';
  return isIsoDate(written) ? written : undefined;
}

export function KitchenListPage() {
  const day = parseDay(useLocation().search);
  return day === undefined ? <NextDayWithOrders /> : <KitchenDay day={day} />;
}

function KitchenDay({ day }: { readonly day: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const title = formatLongDate(day, language);
  return (
    // Shows orders that were confirmed a moment ago.
    <SWRConfig value={{ revalidateOnMount: true }}>
      <div className={styles.page}>
        <UnlistedHead title={t`Kitchen list, ${title}`} />
        <header className={styles.head}>
          <h1 className={styles.title}>
            <span className={styles.kind}>{t`Kitchen list`}</span>{' '}
            <span className={styles.day}>{title}</span>
          </h1>
          <DaySteps day={day} />
        </header>
        <DayOrders key={day} day={day} />
      </div>
    </SWRConfig>
  );
}
