import { Trans, useLingui } from '@lingui/react/macro';
import { requestStatuses } from '#contract/inbox/rules';
import { EnquiryTable } from '../enquiries/EnquiryTable';
import { EnquiryTools } from '../enquiries/EnquiryTools';
import { StatusFilter } from '../enquiries/StatusFilter';
import { useEnquiryTab } from '../enquiries/use-enquiry-tab';
import { useStatusChange } from '../enquiries/use-status-change';
import { ExportButton } from '../export/ExportButton';
import { RequestDialog } from './RequestDialog';
import { RequestStatusDialog } from './RequestStatusDialog';
import { RequestStatusName } from './RequestStatusName';
import { useRequestColumns } from './request-columns';
import { requestCalls, requestDefaults, saveRequests, sendRequestStatus } from './request-list';

/** Requests for boards and restorations, to be found, read, answered and brought further. */
export function RestorationTab() {
  const { t } = useLingui();
  const { view, list, reader } = useEnquiryTab(requestDefaults, requestCalls);
  const status = useStatusChange(list, reader, {
    send: sendRequestStatus,
    done: t`Request status updated successfully`,
    failed: t`Failed to update request status`,
  });
  const columns = useRequestColumns({ onView: reader.open, onStatus: status.ask });
  return (
    <>
      <EnquiryTools
        view={view}
        searchLabel={<Trans>Search requests</Trans>}
        filters={<StatusFilter view={view} statuses={requestStatuses} NameOf={RequestStatusName} />}
        deeds={<ExportButton onSave={() => saveRequests(view)} />}
      />
      <EnquiryTable
        label={t`Restoration Requests`}
        list={list}
        columns={columns}
        nothing={<Trans>No restoration requests found</Trans>}
        failed={<Trans>Error loading restoration requests. Please try again.</Trans>}
      />
      {reader.row && (
        <RequestDialog request={reader.row} list={list} reader={reader} onStatus={status.set} />
      )}
      {status.row && (
        <RequestStatusDialog request={status.row} onSave={status.set} onClose={status.leave} />
      )}
    </>
  );
}
