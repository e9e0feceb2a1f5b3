import { Trans, useLingui } from '@lingui/react/macro';
import type { KeptMessage } from '#contract/contact-messages';
import type { Column } from '../../ui/table/Table';
import { RowActions } from '../enquiries/RowActions';
import { useSharedColumns } from '../enquiries/shared-columns';

/** What the table tells of each message. */
export function useMessageColumns(
  onView: (message: KeptMessage) => void,
): readonly Column<KeptMessage>[] {
  const { t } = useLingui();
  const { name, email, date } = useSharedColumns();
  return [
    name,
    email,
    {
      key: 'subject',
      name: t`Subject`,
      sortable: true,
      cell: ({ subject }) => subject ?? <Trans>No subject</Trans>,
    },
    date,
    {
      key: 'actions',
      name: t`Actions`,
      kind: 'actions',
      cell: (message) => (
        <RowActions id={message.id} called={message.name} onView={() => onView(message)} />
      ),
    },
  ];
}
