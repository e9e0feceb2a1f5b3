import { useLingui } from '@lingui/react/macro';
import type { KeptOrder } from '#contract/orders/admin-schema';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import type { Column } from '../../ui/table/Table';
import * as styles from '../enquiries/EnquiryRow.css';
import { type RowDeeds, useSharedColumns } from '../enquiries/shared-columns';
import { UnreadMarked } from '../enquiries/UnreadMarked';
import { OrderPlace } from './OrderPlace';
import { orderStatus } from './order-status';
import { shortDay } from './short-day';

/** What the table tells of each order, and what can be done to it there. */
export function useOrderColumns(deeds: RowDeeds<KeptOrder>): readonly Column<KeptOrder>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { date, status, actions } = useSharedColumns();
  return [
    {
      key: 'number',
      name: t`Number`,
      kind: 'title',
      cell: (order) => (
        <UnreadMarked row={order} onOpen={() => deeds.onView(order)}>
          <span className={styles.whole}>{order.number}</span>
        </UnreadMarked>
      ),
    },
    { key: 'name', name: t`Name`, sortable: true, cell: ({ name }) => name },
    {
      key: 'event',
      name: t`Event`,
      sortable: true,
      cell: ({ eventDate }) => (
        <span className={styles.whole}>{shortDay(eventDate, language)}</span>
      ),
    },
    { key: 'place', name: t`Delivery or pickup`, cell: (order) => <OrderPlace order={order} /> },
    {
      key: 'total',
      name: t`Total`,
      kind: 'number',
      cell: ({ total }) => <span className={styles.whole}>{formatPrice(total, language)}</span>,
    },
    status(orderStatus),
    date,
    actions(deeds, ({ number }) => number),
  ];
}
