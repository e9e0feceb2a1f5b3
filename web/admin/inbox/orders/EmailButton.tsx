import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { OrderEvent, OrderRecord } from '#contract/orders/admin-schema';
import { button } from '../../../ui/button/Button.css';
import { useEmailStatus } from '../../email/EmailNotice';
import { EmailDialog } from './EmailDialog';
import * as styles from './EmailDialog.css';
import { findStepWithoutEmail } from './find-step-without-email';
import { suggestKind } from './order-email-kinds';

interface EmailButtonProps {
  readonly order: OrderRecord;
  readonly events: readonly OrderEvent[];
}

/** Opens the e-mail that fits, and reminds of it while the customer doesn't know about the last step. */
export function EmailButton({ order, events }: EmailButtonProps) {
  const { data: status } = useEmailStatus();
  const [isWriting, setIsWriting] = useState(false);
  const stepWithoutEmail = findStepWithoutEmail(events);
  return (
    <>
      {stepWithoutEmail && status?.configured && (
        <p className={styles.reminder}>
          <Trans>The customer hasn’t had an email about this yet.</Trans>
        </p>
      )}
      <button type="button" className={button.primary} onClick={() => setIsWriting(true)}>
        <Trans>Reply by email</Trans>
      </button>
      {isWriting && (
        <EmailDialog
          order={order}
          initialKind={stepWithoutEmail ?? suggestKind(order)}
          onClose={() => setIsWriting(false)}
        />
      )}
    </>
  );
}
