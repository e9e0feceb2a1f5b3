import { Trans, useLingui } from '@lingui/react/macro';
import { EnquiryTable } from '../enquiries/EnquiryTable';
import { EnquiryTools } from '../enquiries/EnquiryTools';
import { useEnquiryTab } from '../enquiries/use-enquiry-tab';
import { ExportButton } from '../export/ExportButton';
import { MessageDialog } from './MessageDialog';
import { useMessageColumns } from './message-columns';
import { messageCalls, messageDefaults, saveMessages } from './message-list';

/** What people wrote to the shop, to be found, read and answered. */
export function MessagesTab() {
  const { t } = useLingui();
  const { view, list, reader } = useEnquiryTab(messageDefaults, messageCalls);
  const columns = useMessageColumns({ onView: reader.open });
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
