import { Trans, useLingui } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { OrderStatusView } from '#contract/orders/status-schema';
import { isOpenStatus } from '#contract/orders/stock';
import type { Product } from '#contract/products/schema';
import { button } from '../../ui/button/Button.css';
import * as styles from './OrderActions.css';
import { useAddToCalendar } from './use-add-to-calendar';
import { useOrderAgain } from './use-order-again';

interface OrderActionsProps {
  readonly view: OrderStatusView;
  readonly products: readonly Product[] | null | undefined;
}

export function OrderActions({ view, products }: OrderActionsProps) {
  const { t } = useLingui();
  const addToCalendar = useAddToCalendar(view, products);
  const { orderAgain, unavailableNames } = useOrderAgain(view.items, products);
  const secondary = button.wideSecondary;
  return (
    <section className={styles.actions} aria-label={t`More`}>
      {isOpenStatus(view.status) && (
        <button type="button" className={secondary} onClick={addToCalendar}>
          <CalendarPlus size={18} aria-hidden />
          <Trans>Add to calendar</Trans>
        </button>
      )}
      <button
        type="button"
        className={secondary}
        // The catalog says what is still sold.
        disabled={!products}
        onClick={orderAgain}
      >
        <ShoppingBag size={18} aria-hidden />
        <Trans>Order again</Trans>
      </button>
      <p role="status" className={styles.unavailable}>
        {unavailableNames !== undefined && <Trans>We no longer sell {unavailableNames}.</Trans>}
      </p>
      <button type="button" className={secondary} onClick={() => print()}>
        <Printer size={18} aria-hidden />
        <Trans>Print</Trans>
      </button>
    </section>
  );
}
