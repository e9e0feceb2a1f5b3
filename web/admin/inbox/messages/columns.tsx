import { Trans } from '@lingui/react/macro';
import type { ContactMessageRecord } from '#contract/inbox/admin-schema';
import {
  createActionsColumn,
  dateColumn,
  emailColumn,
  type InboxColumn,
  nameColumn,
} from '../columns';

export const columns: readonly InboxColumn<ContactMessageRecord>[] = [
  nameColumn,
  emailColumn,
  {
    key: 'subject',
    name: <Trans>Subject</Trans>,
    sortable: true,
    cell: ({ subject }) => subject ?? <Trans>No subject</Trans>,
  },
  dateColumn,
  createActionsColumn(),
];
