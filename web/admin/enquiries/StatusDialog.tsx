import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { button } from '../../ui/button/Button.css';
import { QuestionDialog } from '../../ui/dialog/QuestionDialog';
import { answers } from '../../ui/dialog/QuestionDialog.css';
import { useSending } from '../../ui/form/use-sending';
import { StatusListbox } from './StatusListbox';
import * as styles from './StatusListbox.css';

interface StatusDialogProps<Status> {
  /** Of what the state is changed. */
  readonly children: ReactNode;
  readonly statuses: readonly Status[];
  readonly current: string;
  readonly nameOf: (status: string) => ReactNode;
  /** Answers whether the dialog has done its work. */
  readonly onSave: (status: Status) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for another state; the one it has now is chosen already. */
export function StatusDialog<Status extends string>({
  children,
  statuses,
  current,
  nameOf,
  onSave,
  onClose,
}: StatusDialogProps<Status>) {
  const { sending, whileSending } = useSending();
  const [chosen, setChosen] = useState(() => statuses.find((status) => status === current));

  async function save(): Promise<void> {
    if (!chosen || chosen === current) return onClose();
    if (await whileSending(() => onSave(chosen))) onClose();
  }

  return (
    <QuestionDialog title={<Trans>Update Status</Trans>} onClose={onClose}>
      <p className={styles.subject}>{children}</p>
      <StatusListbox
        statuses={statuses}
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
