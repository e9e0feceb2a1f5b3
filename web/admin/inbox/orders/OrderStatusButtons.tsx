import { Trans } from '@lingui/react/macro';
import { type OrderStatus, orderStatuses } from '#contract/orders/rules';
import { useSending } from '../../../ui/form/use-sending';
import { StatusName } from '../status-display';
import * as styles from './OrderStatusButtons.css';
import { orderStatus } from './order-status';

interface OrderStatusButtonsProps {
  readonly status: string;
  readonly onChange: (status: OrderStatus) => Promise<unknown>;
}

export function OrderStatusButtons({ status, onChange }: OrderStatusButtonsProps) {
  const { sending, whileSending } = useSending();

  function press(next: OrderStatus): void {
    if (!sending && next !== status) void whileSending(() => onChange(next));
  }

  return (
    <fieldset className={styles.buttons}>
      <legend className={styles.legend}>
        <Trans>Status</Trans>
      </legend>
      {orderStatuses.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === status}
          aria-disabled={sending}
          className={styles.button}
          onClick={() => press(value)}
        >
          <StatusName display={orderStatus} status={value} />
        </button>
      ))}
    </fieldset>
  );
}
