import { useListView } from '../data-table/use-list-view';
import { EmailNotice } from '../email/EmailNotice';
import type { Inbox } from './define-inbox';
import { InboxTable } from './InboxTable';
import { InboxToolbar } from './InboxToolbar';
import type { InboxItem } from './inbox-item';
import { StatusDialog } from './StatusDialog';
import { useDetailNavigation } from './use-detail-navigation';
import { useInboxList } from './use-inbox-list';
import { useStatusChange } from './use-status-change';

interface InboxTabProps<Item extends InboxItem, Status extends string> {
  readonly inbox: Inbox<Item, Status>;
}

export function InboxTab<Item extends InboxItem, Status extends string>({
  inbox,
}: InboxTabProps<Item, Status>) {
  const { api, status, Detail } = inbox;
  const view = useListView(api.defaults);
  const list = useInboxList(api, view);
  const navigation = useDetailNavigation(list);
  const statusChange = useStatusChange(list, navigation, status);
  return (
    <>
      <EmailNotice />
      <InboxToolbar inbox={inbox} view={view} />
      <InboxTable
        inbox={inbox}
        list={list}
        onView={navigation.open}
        onArchive={(item) => void navigation.toggleArchived(item)}
        onEditStatus={status && statusChange.open}
      />
      {navigation.item && (
        <Detail
          item={navigation.item}
          navigation={navigation}
          setStatus={statusChange.save}
          update={list.update}
        />
      )}
      {status && statusChange.item && (
        <StatusDialog
          status={status}
          item={statusChange.item}
          onSave={statusChange.save}
          onClose={statusChange.close}
        />
      )}
    </>
  );
}
