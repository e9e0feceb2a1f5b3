import { Trans } from '@lingui/react/macro';
import type { KeptMessage } from '#contract/inbox/admin-schema';
import { actionsColumn, dateColumn, emailColumn, type InboxColumn, nameColumn } from '../columns';

export const columns: readonly InboxColumn<KeptMessage>[] = [
  nameColumn,
  emailColumn,
  {
    key: 'subject',
    name: <Trans>Subject</Trans>,
    sortable: true,
    cell: ({ subject }) => subject ?? <Trans>No subject</Trans>,
  },
  dateColumn,
  actionsColumn(),
];
