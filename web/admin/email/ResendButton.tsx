import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { EmailStatus } from '#contract/email/admin-endpoints';
import { textButton } from '../../ui/button/Button.css';
import { useRestoreFocus } from '../../ui/use-restore-focus';
import { useResendEmail } from './use-resend-email';

interface ResendButtonProps {
  readonly email: Pick<EmailStatus['failedEmails'][number], 'id' | 'recipient' | 'subject'>;
  /** Gets the focus: the button disappears with the e-mail. */
  readonly noticeRef: RefObject<HTMLElement | null>;
  readonly onResent: () => void;
}

export function ResendButton({
  email: { id, recipient, subject },
  noticeRef,
  onResent,
}: ResendButtonProps) {
  const { t } = useLingui();
  const { resend, sending } = useResendEmail(onResent);
  useRestoreFocus(noticeRef);
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
