import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import type { OrderStatusView } from '#contract/orders/status-schema';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './Deposit.css';

interface DepositProps {
  readonly view: Pick<OrderStatusView, 'deposit' | 'paymentUrl'>;
}

export function Deposit({ view: { deposit, paymentUrl } }: DepositProps) {
  const amount = formatPrice(deposit, useLanguage());
  return (
    <section className={styles.deposit} aria-labelledby="deposit">
      <div>
        <h2 id="deposit" className={styles.title}>
          <Trans>Deposit of {amount}</Trans>
        </h2>
        <p>
          {paymentUrl === null ? (
            <Trans>We’ll arrange with you how you pay it.</Trans>
          ) : (
            <Trans>
              It counts toward the total. If you’ve already paid it, there’s nothing to do.
            </Trans>
          )}
        </p>
      </div>
      {paymentUrl?.startsWith('https://') && (
        <a
          className={`${button.primary} ${styles.pay}`}
          href={paymentUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Trans>Pay the deposit</Trans>
          <ExternalLink size={18} aria-hidden />
          <span className={visuallyHidden}>
            <Trans>(opens in a new tab)</Trans>
          </span>
        </a>
      )}
    </section>
  );
}
