import { Plural, Trans } from '@lingui/react/macro';
import { listOrderRequests } from '#contract/orders/admin-endpoints';
import { usePaginatedList } from '../../data/use-paginated-list';
import { useLanguage } from '../../i18n/use-language';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { EmptyState } from '../../ui/notice/EmptyState';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { TableSkeleton } from '../data-table/TableSkeleton';
import { useGetItemName } from '../inbox/orders/use-get-item-name';
import * as styles from './KitchenListPage.css';
import { KitchenOrder } from './KitchenOrder';
import { buildKitchenList } from './kitchen-list';
import { ProductCounts } from './ProductCounts';

export function DayOrders({ day }: { readonly day: string }) {
  const language = useLanguage();
  const getItemName = useGetItemName();
  const { data, error, mutate } = usePaginatedList(listOrderRequests, {
    query: { from: day, to: day, archived: 'all', by: 'kitchen' },
  });
  if (!data && error) {
    return (
      <LoadError onRetry={() => void mutate()}>
        <Trans>Error loading order requests. Please try again.</Trans>
      </LoadError>
    );
  }
  if (!data) return <TableSkeleton />;
  const { confirmed, open, fulfilled, counts } = buildKitchenList(data.rows, (item) =>
    getItemName(item, language),
  );
  return (
    <>
      {confirmed.length > 0 && (
        <>
          <ProductCounts counts={counts} />
          <section className={styles.section} aria-labelledby="confirmed">
            <SectionHeading id="confirmed">
              <Plural value={confirmed.length} one="# confirmed order" other="# confirmed orders" />
            </SectionHeading>
            {confirmed.map((order) => (
              <KitchenOrder key={order.id} order={order} />
            ))}
          </section>
        </>
      )}
      {confirmed.length === 0 && open.length > 0 && (
        <p className={styles.note}>
          <Trans>No order of this day is confirmed.</Trans>
        </p>
      )}
      {confirmed.length === 0 && open.length === 0 && (
        <EmptyState title={<Trans>Nothing to make this day</Trans>}>
          <p>
            <Trans>No order of this day is confirmed.</Trans>
          </p>
        </EmptyState>
      )}
      {fulfilled > 0 && (
        <p className={styles.note}>
          <Plural
            value={fulfilled}
            one="# order of this day has been fulfilled already."
            other="# orders of this day have been fulfilled already."
          />
        </p>
      )}
      {open.length > 0 && (
        <section className={styles.section} aria-labelledby="open">
          <SectionHeading id="open">
            <Trans>Not confirmed yet</Trans>
          </SectionHeading>
          <p className={styles.note}>
            <Trans>These are not counted above.</Trans>
          </p>
          {open.map((order) => (
            <KitchenOrder key={order.id} order={order} />
          ))}
        </section>
      )}
    </>
  );
}
