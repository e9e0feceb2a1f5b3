import { Trans } from '@lingui/react/macro';
import type { ProductImage } from '#contract/products/schema';
import { Badge } from '../../ui/badge/Badge';
import { textButton } from '../../ui/button/Button.css';
import { classes } from '../../ui/classes';
import { useDominantColor } from '../../ui/image/dominant-color';
import { ExternalImage } from '../../ui/image/ExternalImage';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './ImageCard.css';
import { ReorderControls } from './ReorderControls';
import { useAltText } from './use-alt-text';
import { useSortableImage } from './use-sortable-image';

interface ImageCardProps {
  readonly image: ProductImage;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly onMove: (targetIndex: number) => void;
  /** Both receive the button that was pressed. */
  readonly onMakePrimary: (button: HTMLElement) => void;
  readonly onDelete: (button: HTMLElement) => void;
  readonly onEditAlt: () => void;
}

export function ImageCard(props: ImageCardProps) {
  const { image, index, count, onMove, onMakePrimary, onEditAlt, onDelete } = props;
  const { thumbnailUrl, isPrimary, color } = image;
  const altText = useAltText(image);
  const tone = useDominantColor(color);
  const { cardRef, handleProps, isDragging } = useSortableImage(image.id);
  return (
    <li ref={cardRef} className={classes(styles.card, isDragging && styles.dragging)}>
      <div className={classes(styles.imageFrame, tone)}>
        <ExternalImage url={thumbnailUrl} alt="" className={styles.image} />
        <p className={styles.altText}>{altText}</p>
        {isPrimary && (
          <span className={styles.primaryBadge}>
            <Badge>
              <Trans>Primary</Trans>
            </Badge>
          </span>
        )}
      </div>
      <ReorderControls
        altText={altText}
        index={index}
        count={count}
        handleProps={handleProps}
        onMove={onMove}
      />
      <div className={styles.actions}>
        {!isPrimary && (
          <button
            type="button"
            className={textButton}
            onClick={({ currentTarget }) => onMakePrimary(currentTarget)}
          >
            <Trans>Set as Primary</Trans> <span className={visuallyHidden}>{altText}</span>
          </button>
        )}
        <button type="button" className={textButton} onClick={onEditAlt}>
          <Trans>Edit alt text</Trans> <span className={visuallyHidden}>{altText}</span>
        </button>
        <button
          type="button"
          className={textButton}
          onClick={({ currentTarget }) => onDelete(currentTarget)}
        >
          <Trans>Delete</Trans> <span className={visuallyHidden}>{altText}</span>
        </button>
      </div>
    </li>
  );
}
