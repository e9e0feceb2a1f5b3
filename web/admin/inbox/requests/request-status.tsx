import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { setRequestStatus } from '#contract/inbox/admin-endpoints';
import type { RestorationRequestRecord } from '#contract/inbox/admin-schema';
import { type RestorationRequestStatus, restorationRequestStatuses } from '#contract/inbox/rules';
import type { StatusDefinition } from '../status-display';

export const requestStatus: StatusDefinition<RestorationRequestRecord, RestorationRequestStatus> = {
  endpoint: setRequestStatus,
  values: restorationRequestStatuses,
  appearances: {
    Pending: { label: msg({ message: 'Pending', context: 'request' }), tone: 'warning' },
    'In Progress': { label: msg({ message: 'In Progress', context: 'request' }), tone: 'info' },
    Completed: { label: msg({ message: 'Completed', context: 'request' }), tone: 'positive' },
    Declined: { label: msg({ message: 'Declined', context: 'request' }), tone: 'critical' },
  },
  describe: ({ name }) => <Trans>Request from {name}</Trans>,
  successMessage: msg`Request status updated successfully`,
  errorMessage: msg`Failed to update request status`,
};
