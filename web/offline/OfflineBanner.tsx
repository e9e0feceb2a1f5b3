import { Trans } from '@lingui/react/macro';
import { useOffline } from '../data/use-offline';
import { PageLink } from '../routing/PageLink';
import { paths } from '../routing/paths';
import * as styles from './OfflineBanner.css';

/** Says that the shop cannot be reached, for as long as that is so, and what becomes of what is seen and sent. */
export function OfflineBanner() {
  const offline = useOffline();
  return (
    // What appears in a region that was there before is read out; the text itself must not be read out again.
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
