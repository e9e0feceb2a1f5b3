import { Trans } from '@lingui/react/macro';
import { useOffline } from '../data/use-offline';
import { PageLink } from '../routing/PageLink';
import { paths } from '../routing/paths';
import * as styles from './OfflineBanner.css';

/** Shown while the server is unreachable. */
export function OfflineBanner() {
  const offline = useOffline();
  return (
    // Screen readers announce changes in an existing live region; the banner itself must not be announced again.
    <div aria-live="polite" className={styles.region}>
      {offline && (
        <div role="status" aria-live="off" className={styles.banner}>
          <p>
            <Trans>
              <strong>Offline.</strong> What you see is from your last visit. What you send waits on
              this device.
            </Trans>
          </p>
          <PageLink to={paths.cart()} className={styles.link}>
            <Trans>Waiting to be sent</Trans>
          </PageLink>
        </div>
      )}
    </div>
  );
}
