import { Trans, useLingui } from '@lingui/react/macro';
import { backOfficePaths, nextEventFirst } from '../../../routing/back-office-paths';
import { Link } from '../../../routing/Link';
import { button } from '../../../ui/button/Button.css';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import type { ToolbarProps } from '../define-inbox';

export function OrderFilters({ view }: ToolbarProps) {
  const { t } = useLingui();
  const { from = '', to = '' } = view.filters;
  const isReversed = from !== '' && to !== '' && to < from;

  const setDates = (dates: { readonly from?: string; readonly to?: string }) =>
    view.change({ filters: dates }, { replace: true });

  return (
    <>
      <SelectField
        label={<Trans>Show</Trans>}
        value={view.filters.view ?? ''}
        onChange={({ target }) =>
          view.change(
            target.value === 'waiting'
              ? { filters: { view: 'waiting' }, sort: nextEventFirst }
              : { filters: { view: '' }, sort: 'date:desc' },
          )
        }
      >
        <option value="">{t`All orders`}</option>
        <option value="waiting">{t`Waiting for me`}</option>
      </SelectField>
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

export const OrderActions = ({ view }: ToolbarProps) => (
  <Link
    to={backOfficePaths.kitchenList(view.filters.from || undefined)}
    className={button({ kind: 'secondary' })}
  >
    <Trans>Kitchen list</Trans>
  </Link>
);
