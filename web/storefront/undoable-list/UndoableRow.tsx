import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as styles from './UndoableRow.css';

interface UndoableRowProps {
  readonly isRemoved: boolean;
  readonly name: string;
  readonly onUndo: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A list row, or after removal a message with an undo button, which receives the focus. */
export function UndoableRow({ isRemoved, name, onUndo, className, children }: UndoableRowProps) {
  const rowRef = useFocusOnChange(isRemoved);
  const messageId = useId();
  return (
    <li ref={rowRef} className={className}>
      {isRemoved ? (
        <p className={styles.removedMessage}>
          <span id={messageId}>
            <Trans>Removed: {name}.</Trans>
          </span>
          <button
            type="button"
            className={styles.undo}
            aria-describedby={messageId}
            onClick={onUndo}
          >
            <Trans>Undo</Trans>
          </button>
        </p>
      ) : (
        children
      )}
    </li>
  );
}

/** Moves the focus into the row if the change unmounted the focused button. */
function useFocusOnChange(isRemoved: boolean) {
  const rowRef = useRef<HTMLLIElement>(null);
  const previousRef = useRef(isRemoved);
  useEffect(() => {
    if (previousRef.current === isRemoved) return;
    previousRef.current = isRemoved;
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost) rowRef.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isRemoved]);
  return rowRef;
}
