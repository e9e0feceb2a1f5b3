import { useLingui } from '@lingui/react/macro';
import type { KeptOrder } from '#contract/order-requests';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import type { Column } from '../../ui/table/Table';
import * as styles from '../enquiries/EnquiryRow.css';
import { RowActions } from '../enquiries/RowActions';
import { useSharedColumns } from '../enquiries/shared-columns';
import { UnreadMarked } from '../enquiries/UnreadMarked';
import { OrderPlace } from './OrderPlace';
import { OrderStatusBadge } from './OrderStatusBadge';
import { shortDay } from './short-day';

interface OrderDeeds {
  readonly onView: (order: KeptOrder) => void;
  readonly onStatus: (order: KeptOrder) => void;
}

/** What the table tells of each order, and what can be done to it there. */
export function useOrderColumns({ onView, onStatus }: OrderDeeds): readonly Column<KeptOrder>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { date } = useSharedColumns();
  return [
    {
      key: 'number',
      name: t`Number`,
      kind: 'title',
      cell: (order) => (
        <UnreadMarked row={order}>
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
    {
      key: 'status',
      name: t`Status`,
      sortable: true,
      cell: ({ status }) => <OrderStatusBadge status={status} />,
    },
    date,
    {
      key: 'actions',
      name: t`Actions`,
      kind: 'actions',
      cell: (order) => (
        <RowActions
          id={order.id}
          called={order.number}
          onView={() => onView(order)}
          onStatus={() => onStatus(order)}
        />
      ),
    },
  ];
}
