import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderRecord } from '#contract/orders/admin-schema';
import {
  maxEmailSubjectLength,
  maxEmailTextLength,
  type OrderEmailKind,
} from '#contract/orders/order-email';
import { button } from '../../../ui/button/Button.css';
import { FullDialog } from '../../../ui/dialog/FullDialog';
import { LoadError } from '../../../ui/error-boundary/LoadError';
import { SelectField } from '../../../ui/form/SelectField';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { Skeleton } from '../../../ui/skeleton/Skeleton';
import { EmailNotice, useEmailStatus } from '../../email/EmailNotice';
import { DiscardDialog } from '../../shell/unsaved-changes/DiscardDialog';
import { useBlockBackNavigation } from '../../shell/unsaved-changes/use-block-back-navigation';
import { useUnsavedChanges } from '../../shell/unsaved-changes/use-unsaved-changes';
import { buildMailtoUrl } from '../reply';
import * as styles from './EmailDialog.css';
import { isOrderEmailKind, useOrderEmailKinds } from './order-email-kinds';
import { type EmailedOrder, type OrderEmail, useOrderEmail } from './use-order-email';

interface EmailDialogProps {
  readonly order: EmailedOrder & Pick<OrderRecord, 'number'>;
  readonly initialKind: OrderEmailKind;
  readonly onClose: () => void;
}

/** Shows an email about the order, to edit and send. */
export function EmailDialog({ order, initialKind, onClose }: EmailDialogProps) {
  const { t } = useLingui();
  const email = useOrderEmail(order, initialKind, onClose);
  const kinds = useOrderEmailKinds();
  const { isConfirming, leave, discard, keep } = useUnsavedChanges(email.isEdited, onClose);
  useBlockBackNavigation(leave);
  return (
    <FullDialog title={<Trans>Email about order {order.number}</Trans>} onClose={leave}>
      <EmailNotice />
      <p className={styles.recipient}>
        <Trans>
          To: <strong>{order.email}</strong>
        </Trans>
      </p>
      <SelectField
        label={t`What it says`}
        value={email.kind}
        onChange={({ target: { value } }) => isOrderEmailKind(value) && email.setKind(value)}
      >
        {kinds.map(({ kind, label }) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </SelectField>
      <EmailText email={email} to={order.email} onClose={leave} />
      {isConfirming && <DiscardDialog onDiscard={discard} onKeep={keep} />}
    </FullDialog>
  );
}

interface EmailTextProps {
  readonly email: OrderEmail;
  readonly to: string;
  readonly onClose: () => void;
}

function EmailText({ email, to, onClose }: EmailTextProps) {
  const { t } = useLingui();
  const { data: status } = useEmailStatus();
  const { draft, hasFailed, reload, edit, sending, send } = email;
  if (hasFailed) {
    return (
      <LoadError onRetry={reload}>
        <Trans>Error loading the email. Please try again.</Trans>
      </LoadError>
    );
  }
  if (!draft) return <Skeleton className={styles.skeleton} />;
  const { subject, text } = draft;
  const isComplete = subject.trim() !== '' && text.trim() !== '';
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && !sending) void send();
      }}
    >
      <TextField
        label={t`Subject`}
        value={subject}
        maxLength={maxEmailSubjectLength}
        required
        onChange={({ target: { value } }) => edit({ subject: value, text })}
      />
      <TextArea
        label={t`Message`}
        value={text}
        maxLength={maxEmailTextLength}
        rows={18}
        required
        onChange={({ target: { value } }) => edit({ subject, text: value })}
      />
      <p className={styles.actions}>
        <button type="button" className={button.secondary} onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
        {status?.configured === false ? (
          <a className={button.primary} href={buildMailtoUrl(to, subject, text)}>
            <Trans>Open in your mail program</Trans>
          </a>
        ) : (
          <button type="submit" className={button.primary} disabled={sending || !isComplete}>
            {sending ? <Trans>Sending...</Trans> : <Trans>Send email</Trans>}
          </button>
        )}
      </p>
    </form>
  );
}
