import { useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ComponentProps, KeyboardEvent } from 'react';
import * as styles from './ImageCard.css';
import { getIndexAfterKey } from './image-order';

interface ReorderControlsProps {
  readonly altText: string;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** Drag listeners of the sortable item. */
  readonly handleProps: ComponentProps<'button'>;
  readonly onMove: (targetIndex: number) => void;
}

export function ReorderControls({
  altText,
  index,
  count,
  handleProps,
  onMove,
}: ReorderControlsProps) {
  const { t } = useLingui();
  const number = index + 1;

  function moveByKey(event: KeyboardEvent): void {
    const targetIndex = getIndexAfterKey(event.key, index);
    if (targetIndex === undefined) return;
    event.preventDefault();
    onMove(targetIndex);
  }

  // `aria-disabled` keeps the buttons focusable at either end.
  return (
    <div className={styles.reorderControls}>
      <button
        type="button"
        className={styles.moveButton}
        aria-label={t`Move ${altText} earlier`}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowLeft aria-hidden size={20} />
      </button>
      <button
        type="button"
        className={styles.dragHandle}
        aria-label={t`Move ${altText}, ${number} / ${count}`}
        {...handleProps}
        onKeyDown={moveByKey}
      >
        <GripVertical aria-hidden size={20} />
        <span aria-hidden className={styles.position}>
          {number} / {count}
        </span>
      </button>
      <button
        type="button"
        className={styles.moveButton}
        aria-label={t`Move ${altText} later`}
        aria-disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowRight aria-hidden size={20} />
      </button>
    </div>
  );
}
