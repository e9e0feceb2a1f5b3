import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  archiveRestorationRequest,
  exportRestorationRequests,
  listRestorationRequests,
  markRestorationRequest,
} from '#contract/inbox/admin-endpoints';
import { defineInbox } from '../define-inbox';
import { InboxTab } from '../InboxTab';
import { columns } from './columns';
import { RequestDetail } from './RequestDetail';
import { requestStatus } from './request-status';

const inbox = defineInbox({
  endpoints: {
    list: listRestorationRequests,
    export: exportRestorationRequests,
    setRead: markRestorationRequest,
    setArchived: archiveRestorationRequest,
  },
  columns,
  status: requestStatus,
  texts: {
    title: msg`Restoration Requests`,
    search: <Trans>Search requests</Trans>,
    empty: <Trans>No restoration requests found</Trans>,
    failed: <Trans>Error loading restoration requests. Please try again.</Trans>,
  },
  Detail: RequestDetail,
});

export const RequestsTab = () => <InboxTab inbox={inbox} />;
