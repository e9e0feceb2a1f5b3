import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

export const DiscardQuestion = ({ onDiscard, onKeep }: DiscardQuestionProps) => (
  <ConfirmDialog
    title={<Trans>Discard your changes?</Trans>}
    cancelLabel={<Trans>Keep editing</Trans>}
    confirm={<Trans>Discard</Trans>}
    onCancel={onKeep}
    onConfirm={onDiscard}
  >
    <p>
      <Trans>Your changes haven’t been saved.</Trans>
    </p>
  </ConfirmDialog>
);
