import { Trans } from '@lingui/react/macro';
import type { RestorationRequestRecord } from '#contract/inbox/admin-schema';
import {
  createActionsColumn,
  createStatusColumn,
  dateColumn,
  emailColumn,
  type InboxColumn,
  nameColumn,
} from '../columns';
import { RequestKindName } from './RequestKindName';
import { requestStatus } from './request-status';

export const columns: readonly InboxColumn<RestorationRequestRecord>[] = [
  nameColumn,
  emailColumn,
  { key: 'kind', name: <Trans>Kind</Trans>, cell: ({ kind }) => <RequestKindName kind={kind} /> },
  {
    key: 'photos',
    name: <Trans>Photos</Trans>,
    cell: ({ photoUrls }) => photoUrls.length || <Trans>No photos</Trans>,
  },
  dateColumn,
  createStatusColumn(requestStatus),
  createActionsColumn(),
];
