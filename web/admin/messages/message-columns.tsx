import { Trans, useLingui } from '@lingui/react/macro';
import type { KeptMessage } from '#contract/inbox/admin-schema';
import type { Column } from '../../ui/table/Table';
import { type RowDeeds, useSharedColumns } from '../enquiries/shared-columns';

/** What the table tells of each message. */
export function useMessageColumns(deeds: RowDeeds<KeptMessage>): readonly Column<KeptMessage>[] {
  const { t } = useLingui();
  const { name, email, date, actions } = useSharedColumns();
  return [
    name(deeds),
    email,
    {
      key: 'subject',
      name: t`Subject`,
      sortable: true,
      cell: ({ subject }) => subject ?? <Trans>No subject</Trans>,
    },
    date,
    actions(deeds),
  ];
}
