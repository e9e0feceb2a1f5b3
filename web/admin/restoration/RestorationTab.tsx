import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { requestStatuses } from '#contract/restoration';
import type { KeptRequest } from '#contract/restoration-requests';
import { useLanguage } from '../../i18n/use-language';
import { EnquiryTable } from '../enquiries/EnquiryTable';
import { EnquiryTools } from '../enquiries/EnquiryTools';
import { StatusFilter } from '../enquiries/StatusFilter';
import { useEnquiries } from '../enquiries/use-enquiries';
import { useReader } from '../enquiries/use-reader';
import { ExportButton } from '../export/ExportButton';
import { useListView } from '../list/use-list-view';
import { RequestDialog } from './RequestDialog';
import { RequestStatusDialog } from './RequestStatusDialog';
import { RequestStatusName } from './RequestStatusName';
import { useRequestColumns } from './request-columns';
import { requestCalls, requestDefaults, saveRequests } from './request-list';
import { useRequestStatus } from './use-request-status';

/** Requests for boards and restorations, to be found, read, answered and brought further. */
export function RestorationTab() {
  const { t } = useLingui();
  const language = useLanguage();
  const view = useListView(requestDefaults);
  const list = useEnquiries(view, requestCalls(view, language));
  const reader = useReader(list);
  const [changing, setChanging] = useState<KeptRequest>();
  const setStatus = useRequestStatus(list, reader);
  const columns = useRequestColumns({ onView: reader.open, onStatus: setChanging });

  function leaveStatus(): void {
    setChanging(undefined);
    void list.settle();
  }

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
        <RequestDialog request={reader.row} list={list} reader={reader} onStatus={setStatus} />
      )}
      {changing && (
        <RequestStatusDialog request={changing} onSave={setStatus} onClose={leaveStatus} />
      )}
    </>
  );
}
