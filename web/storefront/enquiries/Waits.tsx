import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../app/PageLink';
import { paths } from '../../app/paths';
import { waits } from './EnquiryForm.css';

/** Says of what was sent that it has not left yet. */
export const Waits = () => (
  <p role="status" className={waits}>
    <Trans>
      This has not been sent yet. It is kept on this device and leaves by itself once you are back
      online.
    </Trans>{' '}
    <PageLink to={paths.waitingList()}>
      <Trans>Waiting to be sent</Trans>
    </PageLink>
  </p>
);
