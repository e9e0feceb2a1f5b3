import { Trans } from '@lingui/react/macro';
import type { RequestRecord } from '#contract/inbox/admin-schema';
import {
  actionsColumn,
  dateColumn,
  emailColumn,
  type InboxColumn,
  nameColumn,
  statusColumn,
} from '../columns';
import { RequestKindName } from './RequestKindName';
import { requestStatus } from './status';

export const columns: readonly InboxColumn<RequestRecord>[] = [
  nameColumn,
  emailColumn,
  { key: 'kind', name: <Trans>Kind</Trans>, cell: ({ kind }) => <RequestKindName kind={kind} /> },
  {
    key: 'photos',
    name: <Trans>Photos</Trans>,
    cell: ({ photoUrls }) => photoUrls.length || <Trans>No photos</Trans>,
  },
  dateColumn,
  statusColumn(requestStatus),
  actionsColumn(),
];
