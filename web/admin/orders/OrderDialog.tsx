import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { BilingualText } from '#contract/core/language';
import type { KeptOrder } from '#contract/orders/admin-schema';
import type { OrderStatus } from '#contract/orders/rules';
import { backOfficePaths } from '../../routing/back-office-paths';
import { button, textButton } from '../../ui/button/Button.css';
import { EnquiryDialog } from '../enquiries/EnquiryDialog';
import { ReplyLink } from '../enquiries/ReplyLink';
import { callAddress, replyAddress } from '../enquiries/reply';
import { SenderFacts } from '../enquiries/SenderFacts';
import type { Enquiries } from '../enquiries/use-enquiries';
import type { Reader } from '../enquiries/use-reader';
import { useItemName } from './item-name';
import * as styles from './OrderDialog.css';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { OrderStatusPresses } from './OrderStatusPresses';
import { summarizeOrder } from './order-summary';

const subjectOfReply = ({ number }: KeptOrder): BilingualText => ({
  en: `Your order ${number} at La Higuera`,
  es: `Tu pedido ${number} en La Higuera`,
});

interface OrderDialogProps {
  readonly order: KeptOrder;
  readonly list: Enquiries<KeptOrder>;
  readonly reader: Reader<KeptOrder>;
  readonly onStatus: (order: KeptOrder, status: OrderStatus) => Promise<boolean>;
}

/** All of an order, to be read, answered and brought further. */
export function OrderDialog({ order, list, reader, onStatus }: OrderDialogProps) {
  const { number, status, eventDate, phone } = order;
  const itemName = useItemName();
  const reply = replyAddress(order, subjectOfReply(order), summarizeOrder(order, itemName));
  return (
    <EnquiryDialog
      title={<Trans>Order {number}</Trans>}
      row={order}
      list={list}
      reader={reader}
      deeds={
        <Link to={backOfficePaths.kitchenList(eventDate)} className={textButton}>
          <Trans>Kitchen list of the day</Trans>
        </Link>
      }
    >
      <div className={styles.top}>
        <OrderStatusPresses status={status} onChange={(next) => onStatus(order, next)} />
        <div className={styles.contact}>
          <ReplyLink href={reply} />
          {phone && (
            <a href={callAddress(phone)} className={button({ kind: 'quiet' })}>
              <Trans>Call</Trans>
            </a>
          )}
        </div>
      </div>
      <OrderLines order={order} />
      <OrderFacts order={order}>
        <SenderFacts
          row={order}
          dateLabel={<Trans context="order">Submitted</Trans>}
          reply={reply}
        />
      </OrderFacts>
    </EnquiryDialog>
  );
}
