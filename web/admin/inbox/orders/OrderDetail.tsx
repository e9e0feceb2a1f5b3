import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BilingualText } from '#contract/core/language';
import type { OrderRecord } from '#contract/orders/admin-schema';
import type { OrderStatus } from '#contract/orders/rules';
import { formatDateTime } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/use-language';
import { backOfficePaths } from '../../../routing/back-office-paths';
import { button, textButton } from '../../../ui/button/Button.css';
import { formatLongDate } from '../../../ui/calendar/format-long-date';
import { DetailDialog, type DetailProps } from '../DetailDialog';
import { DetailItem, DetailList } from '../DetailList';
import { buildPhoneUrl, buildReplyUrl, ReplyLink } from '../reply';
import { SenderDetails } from '../SenderDetails';
import { useGetItemName } from './get-item-name';
import { OrderDestination } from './OrderDestination';
import * as styles from './OrderDetail.css';
import { OrderItemsTable } from './OrderItemsTable';
import { OrderStatusButtons } from './OrderStatusButtons';
import { summarizeOrder } from './summarize-order';

const toReplySubject = ({ number }: OrderRecord): BilingualText => ({
  en: `Your order ${number} at La Higuera`,
  es: `Tu pedido ${number} en La Higuera`,
});

export function OrderDetail({
  item: order,
  navigation,
  setStatus,
}: DetailProps<OrderRecord, OrderStatus>) {
  const { number, status, eventDate, phone } = order;
  const getItemName = useGetItemName();
  const replyUrl = buildReplyUrl(order, toReplySubject(order), summarizeOrder(order, getItemName));
  return (
    <DetailDialog
      title={<Trans>Order {number}</Trans>}
      item={order}
      navigation={navigation}
      actions={
        <Link to={backOfficePaths.kitchenList(eventDate)} className={textButton}>
          <Trans>Kitchen list of the day</Trans>
        </Link>
      }
    >
      <div className={styles.top}>
        <OrderStatusButtons status={status} onChange={(next) => setStatus(order, next)} />
        <div className={styles.contact}>
          <ReplyLink href={replyUrl} />
          {phone && (
            <a href={buildPhoneUrl(phone)} className={button({ kind: 'secondary' })}>
              <Trans>Call</Trans>
            </a>
          )}
        </div>
      </div>
      <OrderItemsTable order={order} />
      <OrderDetails order={order}>
        <SenderDetails
          item={order}
          dateLabel={<Trans context="order">Submitted</Trans>}
          replyUrl={replyUrl}
        />
      </OrderDetails>
    </DetailDialog>
  );
}

interface OrderDetailsProps {
  readonly order: OrderRecord;
  readonly children: ReactNode;
}

function OrderDetails({ order, children }: OrderDetailsProps) {
  const language = useLanguage();
  const { eventDate, guests, notes, updatedAt } = order;
  return (
    <DetailList>
      <DetailItem label={<Trans>Event date</Trans>}>
        {formatLongDate(eventDate, language)}
      </DetailItem>
      <DetailItem label={<Trans>Delivery or pickup</Trans>}>
        <OrderDestination order={order} />
      </DetailItem>
      <DetailItem label={<Trans>Guests</Trans>}>{guests}</DetailItem>
      <DetailItem label={<Trans>Notes</Trans>} wide>
        {notes}
      </DetailItem>
      {children}
      <DetailItem label={<Trans>Last update</Trans>}>
        {formatDateTime(updatedAt, language)}
      </DetailItem>
    </DetailList>
  );
}
