import { Trans } from '@lingui/react/macro';
import { type OrderStatus, orderStatuses } from '#contract/orders/rules';
import { useSending } from '../../ui/form/use-sending';
import { OrderStatusName } from './OrderStatusName';
import * as styles from './OrderStatusPresses.css';

interface OrderStatusPressesProps {
  readonly status: string;
  readonly onChange: (status: OrderStatus) => Promise<unknown>;
}

/** What an order's status can be; pressing another gives it that one. */
export function OrderStatusPresses({ status, onChange }: OrderStatusPressesProps) {
  const { sending, whileSending } = useSending();

  function press(next: OrderStatus): void {
    if (!sending && next !== status) void whileSending(() => onChange(next));
  }

  return (
    <fieldset className={styles.presses}>
      <legend className={styles.legend}>
        <Trans>Status</Trans>
      </legend>
      {orderStatuses.map((known) => (
        <button
          key={known}
          type="button"
          aria-pressed={known === status}
          aria-disabled={sending}
          className={styles.press}
          onClick={() => press(known)}
        >
          <OrderStatusName status={known} />
        </button>
      ))}
    </fieldset>
  );
}
