import { Trans } from '@lingui/react/macro';
import { business } from '#contract/business';
import { hint } from './SubmissionForm.css';

export const NoScriptNotice = () => (
  <noscript>
    <p className={hint}>
      <Trans>
        This form needs JavaScript. Without it, write to us at{' '}
        <a href={`mailto:${business.email}`}>{business.email}</a>.
      </Trans>
    </p>
  </noscript>
);
