import { Trans, useLingui } from '@lingui/react/macro';
import { DayField } from '../data-table/DayField';
import type { ToolbarProps } from './define-inbox';

/** Of lists whose query has `from` and `to`. */
export function EventDateFilters({ view }: ToolbarProps) {
  const { t } = useLingui();
  const { from = '', to = '' } = view.filters;
  const isReversed = from !== '' && to !== '' && to < from;

  const setDates = (dates: { readonly from?: string; readonly to?: string }) =>
    view.change({ filters: dates }, { replace: true });

  return (
    <>
      <DayField
        label={<Trans>Event from</Trans>}
        day={from}
        max={to || undefined}
        onChange={(day) => setDates({ from: day })}
      />
      <DayField
        label={<Trans>Event until</Trans>}
        day={to}
        min={from || undefined}
        error={isReversed ? t`This day is before the first one.` : undefined}
        onChange={(day) => setDates({ to: day })}
      />
    </>
  );
}
