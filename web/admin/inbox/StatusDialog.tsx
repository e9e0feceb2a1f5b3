import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { button } from '../../ui/button/Button.css';
import { CompactDialog } from '../../ui/dialog/CompactDialog';
import { actions } from '../../ui/dialog/CompactDialog.css';
import { useSending } from '../../ui/form/use-sending';
import { useBlockBackNavigation } from '../shell/unsaved-changes/use-block-back-navigation';
import type { InboxItem } from './inbox-item';
import { StatusListbox } from './StatusListbox';
import * as styles from './StatusListbox.css';
import { StatusBadge, type StatusDefinition } from './status-display';

interface StatusDialogProps<Item, Status extends string> {
  readonly status: StatusDefinition<Item, Status>;
  readonly item: Item;
  /** Resolves to whether the dialog can close. */
  readonly onSave: (item: Item, status: Status) => Promise<boolean>;
  readonly onClose: () => void;
}

export function StatusDialog<Item extends InboxItem, Status extends string>({
  status,
  item,
  onSave,
  onClose,
}: StatusDialogProps<Item, Status>) {
  const { status: current = '' } = item;
  const { sending, whileSending } = useSending();
  const [selected, setSelected] = useState(() => status.values.find((value) => value === current));
  const subject = useRef<HTMLParagraphElement>(null);
  const renderStatus = (value: string) => <StatusBadge display={status} status={value} />;
  useBlockBackNavigation(onClose);

  async function save(): Promise<void> {
    if (!selected || selected === current) return onClose();
    const isDone = await whileSending(() => onSave(item, selected));
    // A response that arrives after this dialog closed must not close the next one.
    if (isDone && subject.current) onClose();
  }

  return (
    <CompactDialog title={<Trans>Update Status</Trans>} onClose={onClose}>
      <p ref={subject} className={styles.subject}>
        {status.describe(item)}
      </p>
      <StatusListbox
        statuses={status.values}
        selected={selected}
        placeholder={renderStatus(current)}
        onSelect={setSelected}
        renderStatus={renderStatus}
      />
      <p className={actions}>
        <button type="button" className={button.secondary} onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
        <button type="button" className={button.primary} disabled={sending} onClick={save}>
          <Trans>Update Status</Trans>
        </button>
      </p>
    </CompactDialog>
  );
}
