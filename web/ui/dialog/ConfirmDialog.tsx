import type { ReactNode } from 'react';
import { button } from '../button/Button.css';
import { classes } from '../classes';
import { CompactDialog } from './CompactDialog';
import * as styles from './CompactDialog.css';

interface ConfirmDialogProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Label of the cancel button, which has the initial focus. */
  readonly cancelLabel: ReactNode;
  readonly confirmLabel: ReactNode;
  /** The confirmed action is running: both buttons and closing are disabled. */
  readonly isPending?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** For destructive actions. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    cancelLabel,
    confirmLabel,
    isPending = false,
    onCancel,
    onConfirm,
  } = props;
  const unlessPending = (callback: () => void) => () => {
    if (!isPending) callback();
  };
  return (
    <CompactDialog title={title} onClose={unlessPending(onCancel)}>
      {children}
      <p className={styles.actions}>
        <button
          type="button"
          data-autofocus
          className={classes(button.secondary, styles.action)}
          aria-disabled={isPending}
          onClick={unlessPending(onCancel)}
        >
          {cancelLabel}
        </button>
        <button
          type="button"
          className={classes(button.primary, styles.action, styles.destructive)}
          aria-disabled={isPending}
          onClick={unlessPending(onConfirm)}
        >
          {confirmLabel}
        </button>
      </p>
    </CompactDialog>
  );
}
