import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '../../ui/badge/Badge';
import { SelectField } from '../../ui/form/SelectField';
import type { ChangeableListView } from '../data-table/use-list-view';
import type { UpdateEndpoint } from './inbox-item';

/** `values` are in display order. */
export interface StatusDisplay<Status extends string> {
  readonly values: readonly Status[];
  readonly appearances: Readonly<
    Record<Status, { readonly label: MessageDescriptor; readonly tone: Tone }>
  >;
}

export interface StatusDefinition<Item, Status extends string> extends StatusDisplay<Status> {
  readonly endpoint: UpdateEndpoint<
    Item,
    { readonly status: Status; readonly expectedStatus?: string | undefined }
  >;
  /** Names the item in the status dialog. */
  readonly describe: (item: Item) => ReactNode;
  readonly successMessage: MessageDescriptor;
  readonly errorMessage: MessageDescriptor;
}

interface StatusProps {
  readonly display: StatusDisplay<string>;
  /** Old data may hold an unknown status, which is shown as stored. */
  readonly status: string;
}

export function StatusName({ display: { appearances }, status }: StatusProps) {
  const { t } = useLingui();
  const appearance = appearances[status];
  return appearance ? t(appearance.label) : status;
}

export const StatusBadge = ({ display, status }: StatusProps) => (
  <Badge tone={display.appearances[status]?.tone ?? 'neutral'}>
    <StatusName display={display} status={status} />
  </Badge>
);

interface StatusFilterProps {
  readonly status: StatusDisplay<string>;
  readonly view: ChangeableListView;
}

export const StatusFilter = ({ status, view }: StatusFilterProps) => (
  <SelectField
    label={<Trans>Status</Trans>}
    value={view.filters.status ?? ''}
    onChange={({ target }) => view.change({ filters: { status: target.value } })}
  >
    <option value="">
      <Trans context="status">All</Trans>
    </option>
    {status.values.map((value) => (
      <option key={value} value={value}>
        <StatusName display={status} status={value} />
      </option>
    ))}
  </SelectField>
);
