import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { waits } from './EnquiryForm.css';

export const Waits = () => (
  <p role="status" className={waits}>
    <Trans>
      This hasn’t been sent yet. It’s saved on this device and will be sent automatically once
      you’re back online.
    </Trans>{' '}
    <PageLink to={paths.waitingList()}>
      <Trans>Waiting to be sent</Trans>
    </PageLink>
  </p>
);
