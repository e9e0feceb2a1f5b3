import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { productImagesFolder } from '#contract/media/rules';
import { backOfficePaths } from '../../routing/back-office-paths';
import { Link } from '../../routing/Link';
import { NoIndexHead } from '../../seo/NoIndexHead';
import { button } from '../../ui/button/Button.css';
import * as styles from '../layout/MediaPage.css';
import { MediaPanel } from '../panel/MediaPanel';

export function MediaManagerPage() {
  const { t } = useLingui();
  const folder = productImagesFolder;
  return (
    <div className={styles.page}>
      <NoIndexHead title={t`Media Manager`} />
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>
            <Trans>Media Manager</Trans>
          </h1>
          <p className={styles.note}>
            <Trans>
              All files are stored in the <strong>{folder}</strong> folder unless you choose another
              one.
            </Trans>
          </p>
        </div>
        <Link to={backOfficePaths.dashboard()} className={button.secondary}>
          <ArrowLeft aria-hidden size={18} />
          <Trans>Back to Admin Dashboard</Trans>
        </Link>
      </header>
      <MediaPanel />
    </div>
  );
}
