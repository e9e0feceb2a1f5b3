import { Trans } from '@lingui/react/macro';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { formatPrice } from '../../../i18n/formats';
import { createActionsColumn, createStatusColumn, dateColumn, type InboxColumn } from '../columns';
import * as styles from '../InboxTable.css';
import { OpenButton } from '../RowButtons';
import { formatShortDate } from './format-short-date';
import { OrderDestination } from './OrderDestination';
import { orderStatus } from './order-status';

export const columns: readonly InboxColumn<OrderRecord>[] = [
  {
    key: 'number',
    name: <Trans>Number</Trans>,
    kind: 'title',
    cell: (order, context) => (
      <OpenButton item={order} {...context}>
        <span className={styles.noWrap}>{order.number}</span>
      </OpenButton>
    ),
  },
  { key: 'name', name: <Trans>Name</Trans>, sortable: true, cell: ({ name }) => name },
  {
    key: 'event',
    name: <Trans>Event</Trans>,
    sortable: true,
    cell: ({ eventDate }, { language }) => (
      <span className={styles.noWrap}>{formatShortDate(eventDate, language)}</span>
    ),
  },
  {
    key: 'place',
    name: <Trans>Delivery or pickup</Trans>,
    cell: (order) => <OrderDestination order={order} />,
  },
  {
    key: 'total',
    name: <Trans>Total</Trans>,
    kind: 'number',
    cell: ({ total }, { language }) => (
      <span className={styles.noWrap}>{formatPrice(total, language)}</span>
    ),
  },
  createStatusColumn(orderStatus),
  dateColumn,
  createActionsColumn(({ number }) => number),
];
