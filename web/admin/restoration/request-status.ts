import { type RequestStatus, requestStatuses } from '#contract/inbox/rules';
import type { StatusKind } from '../enquiries/status-kind';
import { RequestStatusName } from './RequestStatusName';

/** How far a request can be. */
export const requestStatus: StatusKind<RequestStatus> = {
  statuses: requestStatuses,
  tones: {
    Pending: 'warning',
    'In Progress': 'info',
    Completed: 'positive',
    Declined: 'critical',
  },
  Name: RequestStatusName,
};
