import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { useSmoothNavigate } from '../../routing/PageLink';
import { localizePath, paths } from '../../routing/paths';
import { backdrop, dialog } from '../../ui/dialog/Dialog.css';
import { ReturnFocus } from '../../ui/dialog/ReturnFocus';
import { walkWithArrows } from './arrow-keys';
import * as styles from './SearchDialog.css';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';

interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called on navigation: closes without a transition. */
  readonly onFollow: () => void;
}

export function SearchDialog({ open, onClose, onFollow }: SearchDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const go = useSmoothNavigate();
  const [written, setWritten] = useState('');
  const wanted = written.trim();

  function showAll(event: FormEvent): void {
    event.preventDefault();
    void go(localizePath(paths.shop({ q: wanted }), language), {}, onFollow);
  }

  return (
    <Dialog open={open} onClose={onClose} className={dialog} aria-label={t`Search the shop`}>
      <DialogBackdrop transition className={backdrop} />
      <DialogPanel transition className={styles.panel} onKeyDown={walkWithArrows}>
        <ReturnFocus />
        <search className={styles.top}>
          <SearchField written={written} onWrite={setWritten} onSubmit={showAll} />
          <button
            type="button"
            className={styles.close}
            aria-label={t`Close search`}
            onClick={onClose}
          >
            <X aria-hidden />
          </button>
        </search>
        <SearchResults wanted={wanted} onFollow={onFollow} />
      </DialogPanel>
    </Dialog>
  );
}
