import { Trans } from '@lingui/react/macro';
import type { ProductImage } from '#contract/products/schema';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { useAltText } from './use-alt-text';

interface DeleteImageDialogProps {
  readonly image: ProductImage;
  readonly sending: boolean;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}

export function DeleteImageDialog({ image, sending, onDelete, onCancel }: DeleteImageDialogProps) {
  const altText = useAltText(image);
  return (
    <ConfirmDialog
      title={<Trans>Delete image?</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      isPending={sending}
      onCancel={onCancel}
      onConfirm={onDelete}
    >
      <p>
        <Trans>
          “{altText}” will be removed from this product. The picture stays in the media library.
        </Trans>{' '}
        {image.isPrimary && <Trans>The oldest of the others becomes the primary one.</Trans>}
      </p>
    </ConfirmDialog>
  );
}
