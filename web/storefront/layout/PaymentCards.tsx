import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './Footer.css';

const cards = ['Visa', 'Mastercard', 'American Express', 'Discover'];

/** Card brands as text labels: the site itself takes no payments. */
export function PaymentCards() {
  const { t } = useLingui();
  return (
    <div>
      <ul className={styles.cards} aria-label={t`Cards we accept`}>
        {cards.map((card) => (
          <li key={card} className={styles.card}>
            {card}
          </li>
        ))}
      </ul>
      <p className={styles.payment}>
        <Trans>You pay after we confirm: by card link, cash or Zelle</Trans>
      </p>
    </div>
  );
}
