import type { ReactNode } from 'react';
import { button } from '../button/Button.css';
import { classes } from '../classes';
import { QuestionDialog } from './QuestionDialog';
import * as styles from './QuestionDialog.css';

interface ConfirmDialogProps {
  readonly title: ReactNode;
  /** What is asked. */
  readonly children: ReactNode;
  /** The answer that leaves everything as it is; the focus begins there. */
  readonly keep: ReactNode;
  /** The answer that has it done. */
  readonly confirm: ReactNode;
  /** Whether it is being done: then there is nothing left to answer. */
  readonly sending?: boolean;
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something is done that loses something. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, keep, confirm, sending = false, onKeep, onConfirm } = props;
  const unlessSending = (answer: () => void) => () => {
    if (!sending) answer();
  };
  return (
    <QuestionDialog title={title} onClose={unlessSending(onKeep)}>
      {children}
      <p className={styles.answers}>
        <button
          type="button"
          data-autofocus
          className={classes(button({ kind: 'quiet' }), styles.answer)}
          aria-disabled={sending}
          onClick={unlessSending(onKeep)}
        >
          {keep}
        </button>
        <button
          type="button"
          className={classes(button(), styles.answer, styles.final)}
          aria-disabled={sending}
          onClick={unlessSending(onConfirm)}
        >
          {confirm}
        </button>
      </p>
    </QuestionDialog>
  );
}
