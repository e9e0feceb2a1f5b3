import { Trans } from '@lingui/react/macro';
import { business } from '#contract/business';
import { explained } from './EnquiryForm.css';

export const NeedsCode = () => (
  <noscript>
    <p className={explained}>
      <Trans>
        This form needs JavaScript. Without it, write to us at{' '}
        <a href={`mailto:${business.email}`}>{business.email}</a>.
      </Trans>
    </p>
  </noscript>
);
