import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './CompactDialog.css';
import { backdrop, dialog } from './Dialog.css';

interface CompactDialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A small centered modal dialog. It is open as long as it is mounted. */
export const CompactDialog = ({ title, onClose, wide = false, children }: CompactDialogProps) => (
  <Dialog open onClose={onClose} className={dialog}>
    <DialogBackdrop className={backdrop} />
    <div className={styles.positioner}>
      <DialogPanel className={classes(styles.panel, wide && styles.wide)}>
        <DialogTitle className={styles.title}>{title}</DialogTitle>
        {children}
      </DialogPanel>
    </div>
  </Dialog>
);
