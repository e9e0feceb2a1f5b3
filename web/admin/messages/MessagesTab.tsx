import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/use-language';
import { EnquiryTable } from '../enquiries/EnquiryTable';
import { EnquiryTools } from '../enquiries/EnquiryTools';
import { useEnquiries } from '../enquiries/use-enquiries';
import { useReader } from '../enquiries/use-reader';
import { ExportButton } from '../export/ExportButton';
import { useListView } from '../list/use-list-view';
import { MessageDialog } from './MessageDialog';
import { useMessageColumns } from './message-columns';
import { messageCalls, messageDefaults, saveMessages } from './message-list';

/** What people wrote to the shop, to be found, read and answered. */
export function MessagesTab() {
  const { t } = useLingui();
  const language = useLanguage();
  const view = useListView(messageDefaults);
  const list = useEnquiries(view, messageCalls(view, language));
  const reader = useReader(list);
  const columns = useMessageColumns(reader.open);
  return (
    <>
      <EnquiryTools
        view={view}
        searchLabel={<Trans>Search messages</Trans>}
        deeds={<ExportButton onSave={() => saveMessages(view)} />}
      />
      <EnquiryTable
        label={t`Contact Messages`}
        list={list}
        columns={columns}
        nothing={<Trans>No messages found</Trans>}
        failed={<Trans>Error loading contact messages. Please try again.</Trans>}
      />
      {reader.row && <MessageDialog message={reader.row} list={list} reader={reader} />}
    </>
  );
}
