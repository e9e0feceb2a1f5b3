import { Trans, useLingui } from '@lingui/react/macro';
import type { EmailStatus } from '#contract/email/admin-endpoints';
import { textButton } from '../../ui/button/Button.css';
import { useResendEmail } from './use-resend-email';

interface ResendButtonProps {
  readonly email: Pick<EmailStatus['failedEmails'][number], 'id' | 'recipient' | 'subject'>;
}

export function ResendButton({ email: { id, recipient, subject } }: ResendButtonProps) {
  const { t } = useLingui();
  const { resend, sending } = useResendEmail();
  return (
    <button
      type="button"
      className={textButton}
      aria-label={t`Send again to ${recipient}: ${subject}`}
      aria-disabled={sending}
      onClick={() => void resend(id)}
    >
      <Trans>Send again</Trans>
    </button>
  );
}
