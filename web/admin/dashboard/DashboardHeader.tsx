import { Trans, useLingui } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../i18n/dates';
import { useLanguage } from '../../i18n/use-language';
import { backOfficePaths } from '../../routing/back-office-paths';
import { localizePath, paths } from '../../routing/paths';
import { button } from '../../ui/button/Button.css';
import { classes } from '../../ui/classes';
import * as styles from './DashboardHeader.css';
import { useRefresh } from './use-refresh';

export function DashboardHeader() {
  const { t } = useLingui();
  const language = useLanguage();
  const { updatedAt, isRefreshing, isProgressFull, refresh } = useRefresh();
  const moment = updatedAt && formatDateTime(updatedAt.toISOString(), language);
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>
        <Trans>Admin Dashboard</Trans>
      </h1>
      <nav aria-label={t`Elsewhere`} className={styles.links}>
        <a href={localizePath(paths.home(), language)} className={button({ kind: 'secondary' })}>
          <Trans>View Website</Trans>
        </a>
        <Link to={backOfficePaths.mediaManagement()} className={button({ kind: 'secondary' })}>
          <Trans>Media Gallery</Trans>
        </Link>
      </nav>
      <p className={styles.updated}>
        <span role="status">{moment && <Trans>Last updated: {moment}</Trans>}</span>
        <button
          type="button"
          className={styles.refresh}
          aria-label={t`Refresh`}
          aria-disabled={isRefreshing}
          onClick={refresh}
        >
          <RefreshCw aria-hidden size={18} className={classes(isRefreshing && styles.spinning)} />
        </button>
      </p>
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
