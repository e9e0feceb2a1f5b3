import { Trans } from '@lingui/react/macro';
import type { KeptRequest } from '#contract/inbox/admin-schema';
import type { RequestStatus } from '#contract/inbox/rules';
import { StatusDialog } from '../enquiries/StatusDialog';
import { requestStatus } from './request-status';

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
      kind={requestStatus}
      current={status}
      onSave={(next) => onSave(request, next)}
      onClose={onClose}
    >
      <Trans>Request from {name}</Trans>
    </StatusDialog>
  );
}
