import { Trans } from '@lingui/react/macro';
import { PageLink } from '../app/PageLink';
import { paths } from '../app/paths';
import { useOffline } from '../data/use-offline';
import * as styles from './OfflineBanner.css';

/** Says that the shop cannot be reached, for as long as that is so, and what becomes of what is seen and sent. */
export function OfflineBanner() {
  const offline = useOffline();
  return (
    // What appears in a region that was there before is read out; the text itself must not be read out again.
    <div aria-live="polite">
      {offline && (
        <div role="status" aria-live="off" className={styles.banner}>
          <p className={styles.text}>
            <Trans>
              <strong>Offline.</strong> You see the shop as it was on your last visit. What you send
              waits on this device until the shop can be reached.
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
