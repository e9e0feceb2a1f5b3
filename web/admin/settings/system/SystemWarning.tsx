import { Trans } from '@lingui/react/macro';
import type { SystemStatus } from '#contract/system/admin-endpoints';
import * as styles from './SystemStatus.css';

interface SystemWarningProps {
  readonly warning: SystemStatus['warnings'][number];
  readonly hasBackup: boolean;
}

export const SystemWarning = (props: SystemWarningProps) => (
  <p className={styles.warning}>
    <WarningText {...props} />
  </p>
);

function WarningText({ warning, hasBackup }: SystemWarningProps) {
  switch (warning) {
    case 'backup':
      return hasBackup ? <OldBackup /> : <NoBackup />;
    case 'email':
      return (
        <Trans>
          <strong>Emails have been waiting for more than an hour.</strong> The mail server doesn’t
          take them, and we keep trying. Until they’re sent, call the customers who expect one.
        </Trans>
      );
    case 'disk':
      return (
        <Trans>
          <strong>The server’s disk is nearly full.</strong> Delete images that you no longer need
          from the media library, or have the disk made larger. A full disk takes no orders.
        </Trans>
      );
  }
}

const NoBackup = () => (
  <Trans>
    <strong>There is no backup.</strong> If the disk fails, orders, products and photos are lost.
    Have <code>npm run backup</code> run on the server every night; <code>docs/operating.md</code>{' '}
    explains how.
  </Trans>
);

const OldBackup = () => (
  <Trans>
    <strong>The last backup is more than a week old.</strong> What’s newer would be lost with the
    disk. Find out on the server why <code>npm run backup</code> no longer runs.
  </Trans>
);
