import { Trans, useLingui } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { formatDateTime } from '../../i18n/dates';
import { useLanguage } from '../../i18n/use-language';
import { classes } from '../../ui/classes';
import { SectionErrorBoundary } from '../../ui/error-boundary/SectionErrorBoundary';
import { CountLinks } from './CountLinks';
import * as styles from './DashboardHeader.css';
import { useRefresh } from './use-refresh';

export function DashboardHeader() {
  const { t } = useLingui();
  const language = useLanguage();
  const { updatedAt, isRefreshing, isProgressFull, refresh } = useRefresh();
  const moment = updatedAt && formatDateTime(updatedAt.toISOString(), language);
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <h1 className={styles.title}>
          <Trans>Admin Dashboard</Trans>
        </h1>
        <span role="status" className={styles.updated}>
          {moment && <Trans>Last updated: {moment}</Trans>}
        </span>
      </div>
      <div className={styles.counts}>
        <SectionErrorBoundary>
          <CountLinks />
        </SectionErrorBoundary>
      </div>
      <button
        type="button"
        className={styles.refresh}
        aria-label={t`Refresh`}
        aria-disabled={isRefreshing}
        onClick={refresh}
      >
        <RefreshCw aria-hidden size={18} className={classes(isRefreshing && styles.spinning)} />
      </button>
      <div
        role="progressbar"
        aria-label={t`Numbers updated`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={isProgressFull ? 100 : 0}
        className={styles.progressBar}
      >
        <div className={classes(styles.progressFill, isProgressFull && styles.progressFull)} />
      </div>
    </header>
  );
}
