import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as styles from './UndoableRow.css';

interface UndoableRowProps {
  readonly removed: boolean;
  readonly name: string;
  readonly onUndo: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A list row, or after removal a message with an undo button, which receives the focus. */
export function UndoableRow({ removed, name, onUndo, className, children }: UndoableRowProps) {
  const rowRef = useFocusOnChange(removed);
  const messageId = useId();
  return (
    <li ref={rowRef} className={className}>
      {removed ? (
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

/** Moves the focus into the row if the focused button was unmounted by the change. */
function useFocusOnChange(removed: boolean) {
  const rowRef = useRef<HTMLLIElement>(null);
  const previous = useRef(removed);
  useEffect(() => {
    if (previous.current === removed) return;
    previous.current = removed;
    const nothingIsFocused = document.activeElement === document.body;
    if (nothingIsFocused) rowRef.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [removed]);
  return rowRef;
}
