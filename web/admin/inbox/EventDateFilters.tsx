import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/form/TextField';
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
      <TextField
        label={<Trans>Event from</Trans>}
        type="date"
        value={from}
        max={to || undefined}
        onChange={({ target }) => setDates({ from: target.value })}
      />
      <TextField
        label={<Trans>Event until</Trans>}
        type="date"
        value={to}
        min={from || undefined}
        error={isReversed ? t`This day is before the first one.` : undefined}
        onChange={({ target }) => setDates({ to: target.value })}
      />
    </>
  );
}
