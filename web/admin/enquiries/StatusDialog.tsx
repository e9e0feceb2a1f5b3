import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { button } from '../../ui/button/Button.css';
import { QuestionDialog } from '../../ui/dialog/QuestionDialog';
import { answers } from '../../ui/dialog/QuestionDialog.css';
import { useSending } from '../../ui/form/use-sending';
import { useKeptPlace } from '../unsaved/use-kept-place';
import { StatusBadge } from './StatusBadge';
import { StatusListbox } from './StatusListbox';
import * as styles from './StatusListbox.css';
import type { StatusKind } from './status-kind';

interface StatusDialogProps<Status extends string> {
  /** Of what the state is changed. */
  readonly children: ReactNode;
  readonly kind: StatusKind<Status>;
  readonly current: string;
  /** Answers whether the dialog has done its work. */
  readonly onSave: (status: Status) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for another state; the one it has now is chosen already. */
export function StatusDialog<Status extends string>({
  children,
  kind,
  current,
  onSave,
  onClose,
}: StatusDialogProps<Status>) {
  const { sending, whileSending } = useSending();
  const [chosen, setChosen] = useState(() => kind.statuses.find((status) => status === current));
  const subject = useRef<HTMLParagraphElement>(null);
  const nameOf = (status: string) => <StatusBadge kind={kind} status={status} />;
  useKeptPlace(onClose);

  async function save(): Promise<void> {
    if (!chosen || chosen === current) return onClose();
    const isDone = await whileSending(() => onSave(chosen));
    // An answer that comes once the dialog has been left closes no other.
    if (isDone && subject.current) onClose();
  }

  return (
    <QuestionDialog title={<Trans>Update Status</Trans>} onClose={onClose}>
      <p ref={subject} className={styles.subject}>
        {children}
      </p>
      <StatusListbox
        statuses={kind.statuses}
        chosen={chosen}
        otherwise={nameOf(current)}
        onChoose={setChosen}
        nameOf={nameOf}
      />
      <p className={answers}>
        <button type="button" className={button({ kind: 'quiet' })} onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
        <button type="button" className={button()} disabled={sending} onClick={save}>
          <Trans>Update Status</Trans>
        </button>
      </p>
    </QuestionDialog>
  );
}
