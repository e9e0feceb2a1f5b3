import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { backdrop, dialog } from './Dialog.css';
import * as styles from './FullDialog.css';

interface FullDialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly size?: keyof typeof styles.panel;
  readonly children: ReactNode;
}

/** A dialog for forms and details, full screen on phones. It is open as long as it is mounted. */
export function FullDialog({ title, onClose, size = 'narrow', children }: FullDialogProps) {
  const { t } = useLingui();
  const { [size]: panel } = styles.panel;
  return (
    <Dialog open onClose={onClose} className={dialog}>
      <DialogBackdrop className={backdrop} />
      <div className={styles.positioner}>
        <DialogPanel className={panel}>
          <div className={styles.header}>
            <DialogTitle className={styles.title}>{title}</DialogTitle>
            <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
              <X aria-hidden size={22} />
            </button>
          </div>
          <div className={styles.content}>{children}</div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
