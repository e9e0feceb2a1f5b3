import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { queued } from './SubmissionForm.css';

export const QueuedNotice = () => (
  <p role="status" className={queued}>
    <Trans>
      This hasn’t been sent yet. It’s saved on this device and will be sent automatically once
      you’re back online.
    </Trans>{' '}
    <PageLink to={paths.pendingSubmissions()}>
      <Trans>Waiting to be sent</Trans>
    </PageLink>
  </p>
);
