import { Trans } from '@lingui/react/macro';
import { useOffline } from '../../../data/use-offline';
import * as styles from './OfflineNotice.css';

export function OfflineNotice() {
  const isOffline = useOffline();
  return (
    <div aria-live="polite">
      {isOffline && (
        <p className={styles.notice}>
          <Trans>
            <strong>Offline.</strong> What you see may have changed, and nothing can be saved until
            the connection is back.
          </Trans>
        </p>
      )}
    </div>
  );
}
