import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { SelectField } from '../../ui/form/SelectField';
import type { ChangeableListView } from '../data-table/use-list-view';

interface StatusFilterProps {
  readonly view: ChangeableListView;
  readonly statuses: readonly string[];
  readonly NameOf: ComponentType<{ readonly status: string }>;
}

/** Narrows a list down to what is in one state. */
export const StatusFilter = ({ view, statuses, NameOf }: StatusFilterProps) => (
  <SelectField
    label={<Trans>Status</Trans>}
    value={view.filters.status ?? ''}
    onChange={({ target }) => view.change({ filters: { status: target.value } })}
  >
    <option value="">
      <Trans context="status">All</Trans>
    </option>
    {statuses.map((status) => (
      <option key={status} value={status}>
        <NameOf status={status} />
      </option>
    ))}
  </SelectField>
);
