import { Trans, useLingui } from '@lingui/react/macro';
import { backOfficePaths, nextEventFirst } from '../../../routing/back-office-paths';
import { Link } from '../../../routing/Link';
import { button } from '../../../ui/button/Button.css';
import { SelectField } from '../../../ui/form/SelectField';
import type { ToolbarProps } from '../define-inbox';
import { EventDateFilters } from '../EventDateFilters';

export function OrderFilters({ view }: ToolbarProps) {
  const { t } = useLingui();
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
      <EventDateFilters view={view} />
    </>
  );
}

export const OrderActions = ({ view }: ToolbarProps) => (
  <Link
    to={backOfficePaths.kitchenList(view.filters.from || undefined)}
    className={button.secondary}
  >
    <Trans>Kitchen list</Trans>
  </Link>
);
