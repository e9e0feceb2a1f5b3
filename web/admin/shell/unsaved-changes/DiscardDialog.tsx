import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { useBlockBackNavigation } from './use-block-back-navigation';

interface DiscardDialogProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

export function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
  useBlockBackNavigation(onKeep);
  return (
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
}
