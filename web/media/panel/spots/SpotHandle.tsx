import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { BilingualText } from '#contract/core/language';
import type { FocalPoint } from '#contract/media/schema';
import { useLanguage } from '../../../i18n/use-language';
import { movePoint } from '../edit/image-point';
import * as styles from './SpotsField.css';

/** Percent per arrow key press. */
const step = 1;

interface SpotHandleProps {
  readonly number: number;
  readonly name: BilingualText;
  readonly point: FocalPoint;
  readonly isSelected: boolean;
  /** Percent of the image at which the pointer is. */
  readonly toImagePoint: (pointer: PointerEvent) => FocalPoint | null;
  readonly onMove: (point: FocalPoint) => void;
  readonly onSelect: () => void;
  /** Enter or Space. */
  readonly onEdit: () => void;
}

/** Moved by dragging or with the arrow keys. */
export function SpotHandle({
  number,
  name,
  point,
  isSelected,
  toImagePoint,
  onMove,
  onSelect,
  onEdit,
}: SpotHandleProps) {
  const { t } = useLingui();
  const label = name[useLanguage()] || t`Without a name`;
  const handle = useRef<HTMLButtonElement>(null);
  const wasSelectedWhenAdded = useRef(isSelected);
  const { x, y } = point;

  useLayoutEffect(() => {
    handle.current?.style.setProperty(styles.leftProperty, `${x}%`);
    handle.current?.style.setProperty(styles.topProperty, `${y}%`);
  }, [x, y]);

  useEffect(() => {
    if (wasSelectedWhenAdded.current) handle.current?.focus({ preventScroll: true });
  }, []);

  function startDragging({ currentTarget, pointerId }: PointerEvent<HTMLElement>): void {
    currentTarget.setPointerCapture(pointerId);
    onSelect();
  }

  function drag(event: PointerEvent<HTMLElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const target = toImagePoint(event);
    if (target) onMove(target);
  }

  function moveByKey(event: KeyboardEvent): void {
    const target = movePoint(point, event.key, step);
    if (!target) return;
    event.preventDefault();
    onMove(target);
  }

  return (
    <li>
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-label={t`${number}. ${label}: ${x}% from the left, ${y}% from the top`}
        aria-current={isSelected}
        onFocus={onSelect}
        onPointerDown={startDragging}
        onPointerMove={drag}
        onKeyDown={moveByKey}
        onClick={({ detail }) => {
          if (detail === 0) onEdit();
        }}
      >
        <span className={styles.number}>{number}</span>
      </button>
    </li>
  );
}
