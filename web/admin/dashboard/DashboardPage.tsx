import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { backOfficePaths } from '../../app/back-office-paths';
import { inLanguage, paths } from '../../app/paths';
import { useLanguage } from '../../i18n/use-language';
import { UnlistedHead } from '../../seo/UnlistedHead';
import { button } from '../../ui/button/Button.css';
import * as styles from './DashboardPage.css';

/** What the owner sees first. */
export function DashboardPage() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles.page}>
      <UnlistedHead title={t`Admin Dashboard`} />
      <h1 className={styles.title}>
        <Trans>Admin Dashboard</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>The pictures of the shop are kept in the media gallery.</Trans>
      </p>
      <p className={styles.ways}>
        <Link to={backOfficePaths.mediaManagement()} className={button()}>
          <Trans>Media Gallery</Trans>
        </Link>
        <Link to={backOfficePaths.mediaManager()} className={button({ kind: 'quiet' })}>
          <Trans>Media Manager</Trans>
        </Link>
        <a href={inLanguage(paths.home(), language)} className={button({ kind: 'quiet' })}>
          <Trans>View Website</Trans>
        </a>
      </p>
    </div>
  );
}
