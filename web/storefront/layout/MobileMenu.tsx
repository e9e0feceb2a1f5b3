import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { business } from '#contract/business';
import { backdrop, dialog } from '../../ui/dialog/Dialog.css';
import { RestoreFocus } from '../../ui/dialog/RestoreFocus';
import { LanguageSwitch } from './LanguageSwitch';
import * as styles from './MobileMenu.css';
import { NavigationLinks } from './NavigationLinks';
import { moreNavigation, navigation, userLinks } from './navigation';

interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called on navigation: closes without a transition. */
  readonly onNavigate: () => void;
}

/** Slides in, locks the scrolling of the page, and closes on a tap outside or on a link. */
export function MobileMenu({ open, onClose, onNavigate }: MobileMenuProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} className={dialog} aria-label={t`Menu`}>
      <DialogBackdrop transition className={backdrop} />
      <DialogPanel transition className={styles.panel}>
        <RestoreFocus />
        <div className={styles.top}>
          <LanguageSwitch />
          <button
            type="button"
            className={styles.close}
            aria-label={t`Close menu`}
            onClick={onClose}
          >
            <X aria-hidden />
          </button>
        </div>
        <nav aria-label={t`Menu`}>
          <NavigationLinks
            entries={[...navigation, ...userLinks]}
            className={styles.links}
            onNavigate={onNavigate}
          />
          <NavigationLinks
            entries={moreNavigation}
            className={styles.moreLinks}
            onNavigate={onNavigate}
          />
        </nav>
        <p className={styles.contact}>
          <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </p>
      </DialogPanel>
    </Dialog>
  );
}
