import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { business } from '#contract/business';
import type { OrderStatusView } from '#contract/orders/status-schema';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { textButton } from '../../ui/button/Button.css';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import * as styles from './CancelOrder.css';
import { formatEventTime } from './format-event-time';
import { NeedsConnection } from './NeedsConnection';
import type { Respond } from './use-respond';

interface CancelOrderProps {
  readonly view: OrderStatusView;
  readonly offline: boolean;
  readonly sending: boolean;
  readonly onRespond: Respond;
}

export function CancelOrder({ view, offline, sending, onRespond }: CancelOrderProps) {
  const language = useLanguage();
  const [isConfirming, setConfirming] = useState(false);
  const { number, cancelUntil, deposit } = view;
  const amount = formatPrice(deposit, language);
  if (cancelUntil === null) return <TooLate hasDeposit={deposit > 0} />;
  const confirm = async () => {
    setConfirming(false);
    await onRespond('cancel');
  };
  return (
    <section aria-labelledby="cancel" className={styles.cancel}>
      <h2 id="cancel" className={styles.title}>
        <Trans>If your plans change</Trans>
      </h2>
      <p>
        <Trans>You can cancel for free until {formatEventTime(cancelUntil, language)}.</Trans>
      </p>
      <button
        type="button"
        className={`${textButton} ${styles.button}`}
        disabled={offline || sending}
        onClick={() => setConfirming(true)}
      >
        <Trans>Cancel this order</Trans>
      </button>
      {offline && <NeedsConnection />}
      {isConfirming && (
        <ConfirmDialog
          title={<Trans>Cancel order {number}?</Trans>}
          cancelLabel={<Trans>Keep it</Trans>}
          confirmLabel={<Trans>Cancel the order</Trans>}
          onCancel={() => setConfirming(false)}
          onConfirm={confirm}
        >
          <p>
            {deposit > 0 ? (
              <Trans>
                You’re in time, so it costs you nothing. If you’ve already paid the deposit of{' '}
                {amount}, we’ll give it back.
              </Trans>
            ) : (
              <Trans>You’re in time, so it costs you nothing.</Trans>
            )}{' '}
            <Trans>You can’t take it back here, only order again.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

const TooLate = ({ hasDeposit }: { readonly hasDeposit: boolean }) => (
  <section aria-labelledby="cancel">
    <h2 id="cancel" className={styles.title}>
      <Trans>If your plans change</Trans>
    </h2>
    <p>
      <Trans>
        It’s too late to cancel here. Call us at{' '}
        <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>, and we’ll see what we
        can do.
      </Trans>{' '}
      {hasDeposit && <Trans>The deposit isn’t returned from now on.</Trans>}
    </p>
  </section>
);
