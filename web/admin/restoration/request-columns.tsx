import { Trans, useLingui } from '@lingui/react/macro';
import type { KeptRequest } from '#contract/inbox/admin-schema';
import type { Column } from '../../ui/table/Table';
import { type RowDeeds, useSharedColumns } from '../enquiries/shared-columns';
import { RequestKindName } from './RequestKindName';
import { requestStatus } from './request-status';

/** What the table tells of each request, and what can be done to it there. */
export function useRequestColumns(deeds: RowDeeds<KeptRequest>): readonly Column<KeptRequest>[] {
  const { t } = useLingui();
  const { name, email, date, status, actions } = useSharedColumns();
  return [
    name(deeds),
    email,
    { key: 'kind', name: t`Kind`, cell: ({ kind }) => <RequestKindName kind={kind} /> },
    {
      key: 'photos',
      name: t`Photos`,
      cell: ({ photoUrls }) => photoUrls.length || <Trans>No photos</Trans>,
    },
    date,
    status(requestStatus),
    actions(deeds),
  ];
}
