import { Trans } from '@lingui/react/macro';
import { FullDialog } from '../../ui/dialog/FullDialog';
import { RestoreFocus } from '../../ui/dialog/RestoreFocus';
import { EventForm } from './EventForm';

interface EventDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function EventDialog({ open, onClose }: EventDialogProps) {
  if (!open) return null;
  return (
    <FullDialog title={<Trans>Your event</Trans>} onClose={onClose}>
      <RestoreFocus />
      <EventForm onClose={onClose} />
    </FullDialog>
  );
}
