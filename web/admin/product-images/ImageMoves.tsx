import { useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ComponentProps, KeyboardEvent } from 'react';
import * as styles from './ImageCard.css';
import { placeByKey } from './image-order';

interface ImageMovesProps {
  readonly altText: string;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  /** Drag listeners of the sortable item. */
  readonly handle: ComponentProps<'button'>;
  readonly onMove: (to: number) => void;
}

export function ImageMoves({ altText, place, count, handle, onMove }: ImageMovesProps) {
  const { t } = useLingui();
  const number = place + 1;

  function moveByKey(event: KeyboardEvent): void {
    const to = placeByKey(event.key, place);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  }

  // `aria-disabled` keeps the buttons focusable at either end.
  return (
    <div className={styles.moves}>
      <button
        type="button"
        className={styles.move}
        aria-label={t`Move ${altText} earlier`}
        aria-disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <ArrowLeft aria-hidden size={20} />
      </button>
      <button
        type="button"
        className={styles.handle}
        aria-label={t`Move ${altText}, ${number} / ${count}`}
        {...handle}
        onKeyDown={moveByKey}
      >
        <GripVertical aria-hidden size={20} />
        <span aria-hidden className={styles.place}>
          {number} / {count}
        </span>
      </button>
      <button
        type="button"
        className={styles.move}
        aria-label={t`Move ${altText} later`}
        aria-disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      >
        <ArrowRight aria-hidden size={20} />
      </button>
    </div>
  );
}
