import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { useViewTransitionNavigate } from '../../routing/PageLink';
import { localizePath, paths } from '../../routing/paths';
import { backdrop, dialog } from '../../ui/dialog/Dialog.css';
import { RestoreFocus } from '../../ui/dialog/RestoreFocus';
import { moveFocusWithArrowKeys } from './arrow-key-navigation';
import { ProductSearchField } from './ProductSearchField';
import * as styles from './SearchDialog.css';
import { SearchResults } from './SearchResults';

interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called on navigation: closes without a transition. */
  readonly onNavigate: () => void;
}

export function SearchDialog({ open, onClose, onNavigate }: SearchDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useViewTransitionNavigate();
  const [text, setText] = useState('');
  const query = text.trim();

  function showAllResults(event: FormEvent): void {
    event.preventDefault();
    void navigate(localizePath(paths.shop({ q: query }), language), {}, onNavigate);
  }

  return (
    <Dialog open={open} onClose={onClose} className={dialog} aria-label={t`Search the shop`}>
      <DialogBackdrop transition className={backdrop} />
      <DialogPanel transition className={styles.panel} onKeyDown={moveFocusWithArrowKeys}>
        <RestoreFocus />
        <search className={styles.top}>
          <ProductSearchField value={text} onValueChange={setText} onSubmit={showAllResults} />
          <button
            type="button"
            className={styles.close}
            aria-label={t`Close search`}
            onClick={onClose}
          >
            <X aria-hidden />
          </button>
        </search>
        <SearchResults query={query} onNavigate={onNavigate} />
      </DialogPanel>
    </Dialog>
  );
}
