import { Trans, useLingui } from '@lingui/react/macro';
import type { KeptRequest } from '#contract/restoration-requests';
import type { Column } from '../../ui/table/Table';
import { RowActions } from '../enquiries/RowActions';
import { useSharedColumns } from '../enquiries/shared-columns';
import { RequestKindName } from './RequestKindName';
import { RequestStatusBadge } from './RequestStatusBadge';

interface RequestDeeds {
  readonly onView: (request: KeptRequest) => void;
  readonly onStatus: (request: KeptRequest) => void;
}

/** What the table tells of each request, and what can be done to it there. */
export function useRequestColumns({
  onView,
  onStatus,
}: RequestDeeds): readonly Column<KeptRequest>[] {
  const { t } = useLingui();
  const { name, email, date } = useSharedColumns();
  return [
    name,
    email,
    { key: 'kind', name: t`Kind`, cell: ({ kind }) => <RequestKindName kind={kind} /> },
    {
      key: 'photos',
      name: t`Photos`,
      cell: ({ photoUrls }) => photoUrls.length || <Trans>No photos</Trans>,
    },
    date,
    {
      key: 'status',
      name: t`Status`,
      sortable: true,
      cell: ({ status }) => <RequestStatusBadge status={status} />,
    },
    {
      key: 'actions',
      name: t`Actions`,
      kind: 'actions',
      cell: (request) => (
        <RowActions
          id={request.id}
          called={request.name}
          onView={() => onView(request)}
          onStatus={() => onStatus(request)}
        />
      ),
    },
  ];
}
