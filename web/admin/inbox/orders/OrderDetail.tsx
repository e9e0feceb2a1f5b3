import { Trans } from '@lingui/react/macro';
import { SWRConfig } from 'swr';
import type { BilingualText } from '#contract/core/language';
import type { OrderRecord } from '#contract/orders/admin-schema';
import type { OrderStatus } from '#contract/orders/rules';
import { backOfficePaths } from '../../../routing/back-office-paths';
import { Link } from '../../../routing/Link';
import { button, textButton } from '../../../ui/button/Button.css';
import { DetailDialog, type DetailProps } from '../DetailDialog';
import { DetailList } from '../DetailList';
import { buildPhoneUrl, buildReplyUrl } from '../reply';
import { SenderDetails } from '../SenderDetails';
import { AllergyAlert } from './AllergyAlert';
import { CustomerResponseNotice } from './CustomerResponseNotice';
import { EditOrderButton } from './EditOrderButton';
import { EmailButton } from './EmailButton';
import * as styles from './OrderDetail.css';
import { OrderFulfillment } from './OrderFulfillment';
import { OrderItemsTable } from './OrderItemsTable';
import { OrderLinks } from './OrderLinks';
import { OrderNotes } from './OrderNotes';
import { OrderStatusButtons } from './OrderStatusButtons';
import { OrderStepButton } from './OrderStepButton';
import { OrderTimeline } from './OrderTimeline';
import { StockNote } from './StockNote';
import { summarizeOrder } from './summarize-order';
import { useCurrentOrder } from './use-current-order';
import { useGetItemName } from './use-get-item-name';

type OrderDetailProps = DetailProps<OrderRecord, OrderStatus>;

const toReplySubject = ({ number }: OrderRecord): BilingualText => ({
  en: `Your order ${number} at La Higuera`,
  es: `Tu pedido ${number} en La Higuera`,
});

export const OrderDetail = (props: OrderDetailProps) => (
  // Keeps the timeline visible while it reloads after a change.
  <SWRConfig value={{ keepPreviousData: true, revalidateOnMount: true }}>
    <OrderDialog {...props} />
  </SWRConfig>
);

function OrderDialog({ item, navigation, setStatus, update }: OrderDetailProps) {
  const { order, events } = useCurrentOrder(item);
  const { number, status, kitchenDate, phone, email } = order;
  const getItemName = useGetItemName();
  const replyUrl = buildReplyUrl(order, toReplySubject(order), summarizeOrder(order, getItemName));
  return (
    <DetailDialog
      size="wide"
      title={<Trans>Order {number}</Trans>}
      item={item}
      navigation={navigation}
      actions={
        <>
          <Link to={backOfficePaths.kitchenList(kitchenDate)} className={textButton}>
            <Trans>Kitchen list of the day</Trans>
          </Link>
          <Link to={backOfficePaths.print('order', item)} className={textButton}>
            <Trans>Order sheet</Trans>
          </Link>
          <Link to={backOfficePaths.print('labels', item)} className={textButton}>
            <Trans>Labels</Trans>
          </Link>
        </>
      }
    >
      <CustomerResponseNotice order={order} events={events} />
      <div className={styles.top}>
        <div className={styles.states}>
          <OrderStatusButtons status={status} onChange={(next) => setStatus(order, next)} />
          <OrderStepButton order={order} events={events} onSaved={update} />
        </div>
        <div className={styles.contact}>
          {email !== '' && <EmailButton order={order} events={events} />}
          {phone && (
            <a href={buildPhoneUrl(phone)} className={button.secondary}>
              <Trans>Call</Trans>
            </a>
          )}
          <EditOrderButton order={order} onSaved={update} />
        </div>
      </div>
      <StockNote order={order} />
      <AllergyAlert order={order} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderItemsTable order={order} />
          <OrderNotes order={order} />
        </div>
        <div className={styles.column}>
          <DetailList>
            <OrderFulfillment order={order} />
            <SenderDetails
              item={order}
              dateLabel={<Trans context="order">Submitted</Trans>}
              replyUrl={replyUrl}
            />
            <OrderLinks order={order} />
          </DetailList>
          <OrderTimeline order={order} events={events} />
        </div>
      </div>
    </DetailDialog>
  );
}
