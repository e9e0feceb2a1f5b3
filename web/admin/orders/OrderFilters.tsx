import { Trans, useLingui } from '@lingui/react/macro';
import { orderStatuses } from '#contract/orders/rules';
import { TextField } from '../../ui/form/TextField';
import type { ChangeableListView } from '../data-table/use-list-view';
import { StatusFilter } from '../enquiries/StatusFilter';
import { OrderStatusName } from './OrderStatusName';

/** Narrows the orders down to a status, and to the days of their events. */
export function OrderFilters({ view }: { readonly view: ChangeableListView }) {
  const { t } = useLingui();
  const { from = '', to = '' } = view.filters;
  const isReversed = from !== '' && to !== '' && to < from;

  const narrow = (days: { readonly from?: string; readonly to?: string }) =>
    view.change({ filters: days }, { replace: true });

  return (
    <>
      <StatusFilter view={view} statuses={orderStatuses} NameOf={OrderStatusName} />
      <TextField
        label={<Trans>Event from</Trans>}
        type="date"
        value={from}
        max={to || undefined}
        onChange={({ target }) => narrow({ from: target.value })}
      />
      <TextField
        label={<Trans>Event until</Trans>}
        type="date"
        value={to}
        min={from || undefined}
        error={isReversed ? t`This day is before the first one.` : undefined}
        onChange={({ target }) => narrow({ to: target.value })}
      />
    </>
  );
}
