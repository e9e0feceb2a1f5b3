import { Trans } from '@lingui/react/macro';
import { useOffline } from '../../../data/use-offline';
import * as styles from './OfflineNote.css';

export function OfflineNote() {
  const offline = useOffline();
  return (
    <div aria-live="polite">
      {offline && (
        <p className={styles.note}>
          <Trans>
            <strong>Offline.</strong> What you see may have changed, and nothing can be saved until
            the connection is back.
          </Trans>
        </p>
      )}
    </div>
  );
}
