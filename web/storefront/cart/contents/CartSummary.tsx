import { Plural, Trans } from '@lingui/react/macro';
import { Price } from '../../product-card/Price';
import { calculateTotal, toLineItems } from '../order-request/line-items';
import { EstimatedTotal } from '../order-request/OrderTotal';
import * as styles from './CartSummary.css';
import { ServingCount } from './ServingCount';
import type { CartLine } from './use-cart-lines';
import { useOrderPrice } from './use-order-price';

interface CartSummaryProps {
  /** Only items that can be ordered. */
  readonly lines: readonly CartLine[];
  /** Number of items that cannot be ordered. */
  readonly uncounted: number;
}

export function CartSummary({ lines, uncounted }: CartSummaryProps) {
  const lineItems = toLineItems(lines);
  const { feeCents } = useOrderPrice(lineItems);
  return (
    <section className={styles.summary} aria-labelledby="subtotal">
      <h2 id="subtotal" className={styles.subtotal}>
        <Trans>Subtotal</Trans>
      </h2>
      <p className={styles.total}>
        <Price dollars={calculateTotal(lineItems)} />
      </p>
      {feeCents !== undefined && (
        <dl className={styles.estimate}>
          <EstimatedTotal lines={lineItems} />
        </dl>
      )}
      <p className={styles.muted}>
        <Trans>You send us a request, and we confirm it. You pay nothing now.</Trans>
      </p>
      {uncounted > 0 && (
        <p className={styles.muted}>
          <Plural
            value={uncounted}
            one="# product isn’t counted."
            other="# products aren’t counted."
          />
        </p>
      )}
      <ServingCount lines={lineItems} />
    </section>
  );
}
