import { Trans } from '@lingui/react/macro';
import type { ProductImage } from '#contract/product';
import { button } from '../../ui/button/Button.css';
import { classes } from '../../ui/classes';
import { QuestionDialog } from '../../ui/dialog/QuestionDialog';
import * as styles from '../../ui/dialog/QuestionDialog.css';
import { useAltText } from './use-alt-text';

interface DeleteImageDialogProps {
  readonly image: ProductImage;
  readonly sending: boolean;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

/** Asks before an image is taken from its product. */
export function DeleteImageDialog({ image, sending, onDelete, onKeep }: DeleteImageDialogProps) {
  const altText = useAltText(image);
  return (
    <QuestionDialog title={<Trans>Delete image?</Trans>} onClose={onKeep}>
      <p>
        <Trans>
          “{altText}” is taken from this product. The picture stays in the media library.
        </Trans>{' '}
        {image.isPrimary && <Trans>The oldest of the others becomes the primary one.</Trans>}
      </p>
      <p className={styles.answers}>
        <button type="button" className={button({ kind: 'quiet' })} onClick={onKeep}>
          <Trans>Cancel</Trans>
        </button>
        <button
          type="button"
          className={classes(button(), styles.final)}
          disabled={sending}
          onClick={onDelete}
        >
          <Trans>Delete</Trans>
        </button>
      </p>
    </QuestionDialog>
  );
}
