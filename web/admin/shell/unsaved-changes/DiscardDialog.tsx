import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';

interface DiscardDialogProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

export const DiscardDialog = ({ onDiscard, onKeep }: DiscardDialogProps) => (
  <ConfirmDialog
    title={<Trans>Discard your changes?</Trans>}
    cancelLabel={<Trans>Keep editing</Trans>}
    confirmLabel={<Trans>Discard</Trans>}
    onCancel={onKeep}
    onConfirm={onDiscard}
  >
    <p>
      <Trans>Your changes haven’t been saved.</Trans>
    </p>
  </ConfirmDialog>
);
