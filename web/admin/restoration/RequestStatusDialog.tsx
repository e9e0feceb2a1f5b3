import { Trans } from '@lingui/react/macro';
import { type RequestStatus, requestStatuses } from '#contract/restoration';
import type { KeptRequest } from '#contract/restoration-requests';
import { StatusDialog } from '../enquiries/StatusDialog';
import { RequestStatusBadge } from './RequestStatusBadge';

interface RequestStatusDialogProps {
  readonly request: KeptRequest;
  readonly onSave: (request: KeptRequest, status: RequestStatus) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for a request's next status. */
export function RequestStatusDialog({ request, onSave, onClose }: RequestStatusDialogProps) {
  const { name, status } = request;
  return (
    <StatusDialog
      statuses={requestStatuses}
      current={status}
      nameOf={(named) => <RequestStatusBadge status={named} />}
      onSave={(next: RequestStatus) => onSave(request, next)}
      onClose={onClose}
    >
      <Trans>Request from {name}</Trans>
    </StatusDialog>
  );
}
