import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { setRequestStatus } from '#contract/inbox/admin-endpoints';
import type { RequestRecord } from '#contract/inbox/admin-schema';
import { type RequestStatus, requestStatuses } from '#contract/inbox/rules';
import type { StatusDefinition } from '../status';

export const requestStatus: StatusDefinition<RequestRecord, RequestStatus> = {
  endpoint: setRequestStatus,
  values: requestStatuses,
  appearances: {
    Pending: { label: msg({ message: 'Pending', context: 'request' }), tone: 'warning' },
    'In Progress': { label: msg({ message: 'In Progress', context: 'request' }), tone: 'info' },
    Completed: { label: msg({ message: 'Completed', context: 'request' }), tone: 'positive' },
    Declined: { label: msg({ message: 'Declined', context: 'request' }), tone: 'critical' },
  },
  describe: ({ name }) => <Trans>Request from {name}</Trans>,
  updated: msg`Request status updated successfully`,
  failed: msg`Failed to update request status`,
};
